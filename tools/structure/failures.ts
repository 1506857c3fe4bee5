import { isTest, type Rule, withoutComments } from './source.ts';

const TELLS = /\bsay(?:Failed|InWords)\(/;
/** A form's or a question's failure, the words beside a button, or a form elsewhere that is handed the sentence. */
const SHOWS = /\bfailure\b|<Press(?:Error|Refusal)\b|\bonFailed=\{/;

/** A notification is gone after seconds: who tells a failure in one keeps it beside what was pressed, too. */
export const keepsFailures: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.tsx') && !isTest(path))
    .filter(({ text }) => {
      const code = withoutComments(text);
      return TELLS.test(code) && !SHOWS.test(code);
    })
    .map(
      ({ path }) =>
        `${path}: its failure is gone with the notification: show the form's failure, or a PressRefusal beside the button (PRODUCT.md#when-something-goes-wrong)`,
    );
