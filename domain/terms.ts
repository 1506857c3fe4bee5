/**
 * The terms of service and privacy notice a parent signs (PRODUCT.md#the-consent-page,
 * PRODUCT.md#the-record-of-a-consent): their shape, their plain text, and our own words, which hold where the operator
 * names none (`TERMS_FILE`). The signature is stored with the hash of `termsText`, so a changed word is a new `TERMS_VERSION`.
 * Consents already signed keep their text and stay valid: nobody is asked again. No page loads this file.
 */

import { FIRST_LANGUAGE, type Language } from './languages.ts';

export const TERMS_TITLE = 'Terms of Service and Privacy Notice';

/** The day our words were settled, as YYYY-MM-DD. */
export const TERMS_VERSION = '2026-11-22';

export type TermsSpan = { text: string; isBold: boolean };
/** A paragraph or a smaller heading is one item; a list has some. */
export type TermsBlock = { kind: 'paragraph' | 'subheading' | 'bullets' | 'numbers'; items: TermsSpan[][] };
export type TermsSection = { heading: string; blocks: TermsBlock[] };
/** `version` is the day on which the words were settled, as YYYY-MM-DD. */
export type Terms = { title: string; version: string; sections: TermsSection[] };

/** Subjects that terms must cover (PRODUCT.md#the-consent-page), each with words that identify its heading. */
export const TERMS_HEADS: readonly (readonly [head: string, words: readonly string[]])[] = [
  ['eligibility and consent', ['eligib', 'consent']],
  ['educational purpose only', ['educational']],
  ['adult supervision', ['supervision']],
  ['risks and waiver', ['risk', 'waiver']],
  ['user content, photos and videos', ['content', 'photo']],
  ['content rules', ['content', 'rule']],
  ['intellectual property', ['intellectual property']],
  ['privacy and data', ['privacy']],
  ['free use', ['free']],
  ['governing law', ['law']],
  ['support contact', ['support']],
];

/** The same, by the words that Spanish headings have. */
const HEADS_IN_SPANISH: typeof TERMS_HEADS = [
  ['eligibility and consent', ['consentimiento']],
  ['educational purpose only', ['educa']],
  ['adult supervision', ['supervis']],
  ['risks and waiver', ['riesgo', 'renuncia']],
  ['user content, photos and videos', ['contenido', 'foto']],
  ['content rules', ['contenido', 'reglas']],
  ['intellectual property', ['propiedad intelectual']],
  ['privacy and data', ['privacidad']],
  ['free use', ['gratuito']],
  ['governing law', ['ley']],
  ['support contact', ['contacto']],
];

/** The heads of PRODUCT.md#the-consent-page that none of some headings is about. */
export function missingHeads(headings: readonly string[], language: Language = FIRST_LANGUAGE): string[] {
  const lower = headings.map((heading) => heading.toLowerCase());
  const isThere = (words: readonly string[]) =>
    lower.some((heading) => words.every((word) => heading.includes(word)));
  return (language === 'es' ? HEADS_IN_SPANISH : TERMS_HEADS)
    .filter(([, words]) => !isThere(words))
    .map(([head]) => head);
}

export type TermsWords = { readonly heading: string; readonly paragraphs: readonly string[] };

/**
 * All heads of PRODUCT.md#the-consent-page, in its order. The support address stands apart, in `termsSupportLine`,
 * since operators differ.
 */
const OUR_WORDS: readonly TermsWords[] = [
  {
    heading: 'Eligibility and consent',
    paragraphs: [
      'In these terms, "the platform" is this website. "We" are the people who operate it and its administrators. "You" are the parent or legal guardian who signs, and "your child" is the child named on the consent page.',
      'The platform is for young members of Scouts BSA, Cub Scouts and Girl Scouts troops. A child may use it only after a parent or legal guardian has agreed to these terms and signed them.',
      'By signing, you confirm that you are an adult and the parent or legal guardian of your child, that you allow your child to use the platform, and that you accept these terms for yourself and on behalf of your child.',
      'You are signing this version of the terms. Its exact wording is stored with your signature. A later version applies to you only if you agree to it.',
      "You may withdraw your consent at any time by writing to support. We will then close and delete your child's account.",
    ],
  },
  {
    heading: 'Educational purpose only',
    paragraphs: [
      'The platform teaches children how to grow a tree from a cutting and helps them document the work. Its guides are general information for learning. They are not professional advice on gardening, safety, medicine or law.',
      'Rules about trees, plants and digging differ from place to place. Before anyone cuts, moves or plants anything, an adult must make sure that it is allowed there and that the owner of the tree or the land agrees.',
      'We do not promise that a cutting will grow roots, that a tree will live, or that finishing a project earns a badge or an award.',
    ],
  },
  {
    heading: 'Adult supervision',
    paragraphs: [
      'A responsible adult must supervise all outdoor and hands-on work: choosing a tree, using tools, cutting, handling plants, digging and planting. Sharp tools must be used by an adult, or by a child only with an adult at hand who guides the work.',
      'Before anyone digs, an adult has underground lines marked by calling 811. An adult also makes sure that nobody tastes the plants, and keeps any allergies in mind.',
      'We do not supervise your child, and we cannot see what happens away from the screen.',
    ],
  },
  {
    heading: 'Risks and waiver',
    paragraphs: [
      'Working with trees has risks. They include cuts, falls, insect bites and stings, allergic reactions, contact with harmful plants, and exposure to sun and weather. You understand these risks, you decide whether your child takes part, and you accept them for yourself and on behalf of your child.',
      'To the extent the law allows, you waive claims against us for injury, loss or damage that results from taking part in a project. This waiver does not cover harm we cause intentionally, recklessly or through gross negligence, or any claim that the law does not allow you to waive.',
      'We run the platform with care but provide it as it is. We cannot promise that it will always be available or free of errors.',
    ],
  },
  {
    heading: 'Your content, photos and videos',
    paragraphs: [
      'The notes, photos, videos and reports that your child puts on the platform still belong to you and your child. The platform accepts photos at this time; if it accepts videos later, the same rules apply to them.',
      'You give us permission to store this content, to convert it (for example, to make smaller copies of photos) and to show it to your child and to our administrators. The platform cannot work without this permission.',
      "Signing these terms does not let us publish anything. For that there is a permission of its own: the permission to republish photos, videos and reports, free of charge, to show the program's work, for example on a website, in print, in a presentation or on social media. It is off unless you give it later, apart from this consent, and your child can use the platform without it. Consents that were signed under earlier versions of these terms do not count as this permission.",
      "If you give it, we republish without names. We never add your child's name, username, e-mail address or troop number, or any family member's name or contact details. We do not sell this content. You may take the permission back at any time: write to support, and we will republish nothing more and remove what we published ourselves wherever we can. We cannot recall printed copies or copies made by others.",
      'Please help your child upload only photos that your family took or has permission to use, and leave out faces, names, house numbers and school names. The completion page lets your child share a project. Whatever you or your child share there leaves the platform and is beyond our control.',
    ],
  },
  {
    heading: 'Content rules, removal and suspension',
    paragraphs: [
      'Content must be about the project and suitable for children. Nothing may be uploaded that is hurtful, indecent, dangerous or illegal, that belongs to someone else, or that shows a person who has not agreed to it (for a child: whose parent or guardian has not agreed).',
      "An account is for one child. Nobody may use it to disrupt the platform, to reach other people's data or to pretend to be someone else.",
      'We may remove content that breaks these rules, and we may suspend or delete the account. If you think we made a mistake, write to support.',
    ],
  },
  {
    heading: 'Intellectual property',
    paragraphs: [
      'The platform, its guides and its illustrations belong to us or to those who let us use them. Families and troops may view and print them for their own projects. Any other use needs our permission.',
      'The names Scouts BSA, Cub Scouts and Girl Scouts belong to their organizations.',
    ],
  },
  {
    heading: 'Privacy and data: what we store',
    paragraphs: [
      'About your child: first and last name, username, e-mail address, organization, troop number, state, ZIP code, a password (only in a scrambled form from which it cannot be read), and progress data. Progress data means projects, choices, dates, hours, notes, entries, places your child writes down, and photos.',
      'About you: first and last name, e-mail address, phone number if you give one, and your signature, drawn or typed. With the consent we record the version and exact wording of these terms, the time, the network address you signed from and the browser you used. This record is our proof that you agreed.',
      'Photos are stored without the hidden data that cameras add, such as the place where they were taken. We keep only the time a photo was taken.',
      "For security we also store which browsers are or were logged in to the account, recent failed logins with the network address they came from, technical logs of requests, and a log of what administrators do, such as resetting a password, deleting an account or viewing a child's photo.",
      "We use cookies only for logging in. The browser may keep a copy of your child's own data so that the platform works without a connection. Logging out removes the copy, except for work not yet sent to us, which the browser asks about first. There is no advertising, and we do not track anyone across websites.",
    ],
  },
  {
    heading: 'Privacy and data: who sees it and how we use it',
    paragraphs: [
      "On the platform, your child's projects, notes and photos are seen only by your child and by the administrators of the platform. Your contact details are seen by your child and the administrators. Your signature is seen by the administrators only. Outside the platform, we publish nothing unless you have given the permission to republish described above.",
      "We use the data to run the platform, to keep it safe, to answer you and to see how the program is doing. If e-mail is set up on this platform, we send you a copy of this consent and a message whenever your child's password is reset.",
      'We do not sell personal data, and we do not pass it on for advertising. Companies that host the platform or deliver its e-mail may process data on our behalf, for that purpose only. We disclose data where the law requires it.',
    ],
  },
  {
    heading: 'Privacy and data: seeing, correcting and deleting it',
    paragraphs: [
      'You may ask to see, correct or delete the data about you and your child, and you may ask us to stop collecting it. Write to support; we will check that the request really comes from you. Without this data your child cannot keep using the platform.',
      "When your child's account is deleted, the projects, entries and photos are deleted with it. The log of administrators' actions keeps a note of the deletion, which may include the username.",
      "The consent record is kept as proof, without your child's data: a pseudonym takes the place of your child, and the hash (a fingerprint of the exact wording) of the terms and the time of signing remain. Your name, contact details and signature, the network address and the browser are deleted from the record 3 years after the account is deleted.",
      'The page "Privacy notice" of the platform says who runs it, what it keeps, and for how long.',
      'Backup copies may hold deleted data until newer backups replace them. They are used only to restore the platform after a failure.',
    ],
  },
  {
    heading: 'Free use',
    paragraphs: [
      'The platform is free. There are no fees, no purchases and no advertisements. Tools, jars, soil and other supplies are your own to provide.',
    ],
  },
  {
    heading: 'Governing law',
    paragraphs: [
      'The law of the State of Wisconsin governs these terms. You keep any rights under the law of your own state that an agreement cannot take away.',
      'If part of these terms turns out to be invalid, the rest still applies.',
    ],
  },
  {
    heading: 'Support contact',
    paragraphs: [
      'Send questions, requests about data, and withdrawals of consent or of the permission to republish to the support address at the end of these terms.',
    ],
  },
];

/** The terms that hold where the operator has named none. */
export const OUR_TERMS = ourTermsOf(TERMS_TITLE, OUR_WORDS);

/** Our terms in words of any language: each has a title and, head by head, what the English ones say. */
export function ourTermsOf(title: string, words: readonly TermsWords[]): Terms {
  return {
    title,
    version: TERMS_VERSION,
    sections: words.map(({ heading, paragraphs }) => ({
      heading,
      blocks: paragraphs.map((text) => ({ kind: 'paragraph', items: [[{ text, isBold: false }]] })),
    })),
  };
}

/** The last line of the terms: the address that the support contact of PRODUCT.md#the-consent-page points to. */
export function termsSupportLine(supportEmail: string, language: Language = FIRST_LANGUAGE): string {
  return `${FRAME[language].support}: ${supportEmail}`;
}

/** The frame around the terms of any operator. */
const FRAME: Readonly<Record<Language, { readonly version: string; readonly support: string }>> = {
  en: { version: 'Version', support: 'Support' },
  es: { version: 'Versión', support: 'Contacto' },
};

function blockText({ kind, items }: TermsBlock): string {
  const lines = items.map((spans) => spans.map(({ text }) => text).join(''));
  if (kind === 'bullets') return lines.map((line) => `- ${line}`).join('\n');
  if (kind === 'numbers') return lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
  return lines.join('\n');
}

/**
 * Terms as plain text, byte for byte what is hashed, stored and e-mailed (PRODUCT.md#the-record-of-a-consent): title,
 * version, numbered headings, one paragraph a line, a blank line between them, LF line ends, closed by the support
 * line.
 */
export function termsText(
  { title, version, sections }: Terms,
  supportEmail: string,
  language: Language = FIRST_LANGUAGE,
): string {
  const parts = sections.flatMap(({ heading, blocks }, position) => [
    `${position + 1}. ${heading}`,
    ...blocks.map(blockText),
  ]);
  const [head, foot] = [`${FRAME[language].version} ${version}`, termsSupportLine(supportEmail, language)];
  return `${[title, head, ...parts, foot].join('\n\n')}\n`;
}

/** A part of terms as they are kept. */
export type TermsPart = { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string };

/** The output of `termsText`, part by part. Only section headings are counted through the whole text. */
export function termsParts(text: string): TermsPart[] {
  let sections = 0;
  return text
    .trim()
    .split(/\n{2,}/)
    .map((part, position) => {
      if (position === 0) return { kind: 'title', text: part };
      const isHeading = part.startsWith(`${sections + 1}. `) && !part.includes('\n');
      if (isHeading) sections += 1;
      return { kind: isHeading ? 'heading' : 'paragraph', text: part };
    });
}
