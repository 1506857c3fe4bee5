import type { ReactNode } from 'react';
import type { PrivacyNotice } from '#domain/contract/keeping/privacy.ts';
import * as words from '#words/keeping/privacy.ts';

const HEADS = [words.what, words.purpose, words.kept, words.from, words.told];

/** Retention times: a table, whose rows on a phone are cards with the column names in them. */
export function RetentionList({ retention }: Pick<PrivacyNotice, 'retention'>) {
  return (
    <table className="w-full text-left text-sm sm:border-collapse">
      <caption className="sr-only">{words.table}</caption>
      <thead className="sr-only sm:not-sr-only sm:table-header-group">
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" className="border-line-strong border-b p-2 align-bottom">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 sm:table-row-group">
        {retention.map(({ what, purpose, need, kept, from, told }) => (
          <tr
            key={what}
            className="grid gap-1 break-inside-avoid rounded-md border border-line bg-paper-raised p-4 sm:table-row sm:bg-transparent"
          >
            <Cell>
              <strong>{what}</strong>
            </Cell>
            <Cell head={words.purpose}>
              {purpose}. <span className="text-ink-soft">{need}</span>
            </Cell>
            <Cell head={words.kept}>
              <strong>{kept}</strong>
            </Cell>
            <Cell head={words.from}>{from}</Cell>
            <Cell head={words.told}>{told}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ head, children }: { head?: string; children: ReactNode }) {
  return (
    <td className="wrap-anywhere align-top sm:border-line sm:border-b sm:p-2">
      {head && (
        <span aria-hidden="true" className="text-ink-soft sm:hidden">
          {head}:{' '}
        </span>
      )}
      {children}
    </td>
  );
}
