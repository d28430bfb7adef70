import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { remarksOf } from '../../../../lambdas/acadiora/register/checks/check.ts';
import { formChecks } from '../../../../lambdas/acadiora/register/checks/form.ts';
import { settledRegister } from '../../../../lambdas/acadiora/register/settle.ts';
import type { Facts } from '../../../../shared/acadiora/facts.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { bareRegister } from '../../../support/reviewer.ts';

/** What is said of a paper by its form alone. */
export const formRemarks = (document: SourceDocument, { facts }: { facts: Facts } = countPaper(document)) =>
  formChecks.flatMap((check) =>
    remarksOf(check, { document, facts, kind: null, register: settledRegister(bareRegister, document, null) }),
  );
