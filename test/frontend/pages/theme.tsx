import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { theme } from '../../../frontend/app/theme.ts';

test('a focused button has a focus ring, which MUI removes by default', () => {
  const cache = createCache({ key: 'm' });
  cache.compat = true;
  renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Button variant="contained">Padam</Button>
      </ThemeProvider>
    </CacheProvider>,
  );
  const rules = Object.values(cache.inserted).join('');
  expect(rules).toMatch(/(\.m-[\w-]+)\1:focus-visible\{outline:3px solid/);
});
