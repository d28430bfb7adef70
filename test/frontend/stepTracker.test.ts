import { describe, expect, test } from '@jest/globals';
import { stepsSeenFrom } from '../../frontend/pedagona/steps.ts';
import { noStages } from '../../shared/pedagona/schemas.ts';

const whole = {
  merangkai: true,
  scripts: true,
  dlo: true,
  report: true,
  merangkaiId: 'mrk_1',
  scriptsId: 'skr_1',
  dloId: 'dlo_1',
  reportId: 'lpr_1',
};

const states = (...args: Parameters<typeof stepsSeenFrom>) => stepsSeenFrom(...args).map(({ state }) => state);

describe('the step tracker', () => {
  test('shows what exists before this page as done and after it as open', () => {
    expect(states('scripts', '1', whole)).toEqual(['done', 'done', 'active', 'open', 'open']);
  });

  test('shows a step that does not exist yet as closed, also before this page', () => {
    const withoutScripts = { ...whole, scripts: false, scriptsId: null };
    expect(states('report', '1', withoutScripts)).toEqual(['done', 'done', 'closed', 'done', 'active']);
    expect(states('merungkai', '1', noStages)).toEqual(['active', 'closed', 'closed', 'closed', 'closed']);
  });
});
