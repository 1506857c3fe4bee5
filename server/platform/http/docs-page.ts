/** The description of the calls as a page for people: without a script, printed as it stands. */

type Shape = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
};
type Content = Readonly<Record<string, { readonly schema?: Shape }>>;
type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Shape }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly description?: string; readonly content?: Content }>
  >;
};
/** The part of an OpenAPI description that the page shows. */
export type Description = {
  readonly info: { readonly title: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Shape>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: unknown) => String(words).replaceAll(/[&<>"]/g, (it) => ESCAPES[it] ?? it);

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: auto; padding: 1rem; overflow-wrap: anywhere }
summary { padding: .6rem 0; cursor: pointer }
details { border-top: 1px solid color-mix(in srgb, CanvasText 25%, Canvas) }
table { border-collapse: collapse; width: 100% }
th, td { padding: .25rem .5rem .25rem 0; text-align: start; vertical-align: top }
code { font-size: .95em }
nav ul { columns: 14rem; padding: 0; list-style: none }
nav a { display: inline-block; padding: .3rem 0 }
`;

/** Describes a value in a few words: 'text', 'list of Photo', 'one of draft, completed'. */
function kindOf(shape: Shape): string {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    return `<a href="#${text(name)}">${text(name)}</a>`;
  }
  if (shape.enum !== undefined) return `one of ${shape.enum.map(text).join(', ')}`;
  if (shape.const !== undefined) return `always ${text(shape.const)}`;
  if (shape.anyOf !== undefined) return [...new Set(shape.anyOf.map(kindOf))].join(' or ');
  if (shape.items !== undefined) return `list of ${kindOf(shape.items)}`;
  const types = [shape.type ?? 'anything'].flat().map((it) => (it === 'null' ? 'nothing' : it));
  return text(types.join(' or '));
}

function fieldsTable(caption: string, rows: readonly (readonly [string, boolean, Shape])[]): string {
  if (rows.length === 0) return '';
  const body = rows.map(
    ([name, isRequired, shape]) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${kindOf(shape)}</td><td>${isRequired ? 'required' : ''}</td></tr>`,
  );
  return `<table><caption>${caption}</caption><tbody>${body.join('')}</tbody></table>`;
}

function shapeTable(caption: string, shape: Shape | undefined): string {
  if (shape === undefined) return '';
  const { properties, required = [] } = shape;
  if (properties === undefined) return `<p>${caption}: ${kindOf(shape)}</p>`;
  return fieldsTable(
    caption,
    Object.entries(properties).map(([name, it]) => [name, required.includes(name), it]),
  );
}

const firstOf = (content: Content | undefined) => Object.values(content ?? {})[0]?.schema;

function callDetails(method: string, path: string, call: Operation, page: Description): string {
  const parameters = call.parameters.map((it) => [`${it.name} (${it.in})`, it.required, it.schema] as const);
  const answers = Object.entries(call.responses).map(([status, { $ref, description, content }]) => {
    const shared = $ref && page.components.responses[$ref.split('/').at(-1) ?? ''];
    const says = text(description ?? (shared ? shared.description : ''));
    return `<li><b>${status === 'default' ? 'Else' : status}</b> ${says}${shapeTable('Answer', firstOf(content))}</li>`;
  });
  return `<details id="${text(call.operationId)}"><summary><code>${method.toUpperCase()} ${text(path)}</code><br>${text(call.summary)}</summary>
<p>${text(call.description)}</p>
${fieldsTable('Parameters', parameters)}${shapeTable('Body', firstOf(call.requestBody?.content))}<ul>${answers.join('')}</ul></details>`;
}

/** The whole page, as HTML. */
export function docsPage(page: Description): string {
  const calls = Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method, path, call })),
  );
  const sections = page.tags.map(({ name, description }) => {
    const own = calls.filter(({ call }) => call.tags.includes(name));
    const details = own.map(({ method, path, call }) => callDetails(method, path, call, page));
    return `<section><h2 id="tag-${text(name)}">${text(name)}</h2><p>${text(description)}</p>${details.join('\n')}</section>`;
  });
  const shapes = Object.entries(page.components.schemas).map(
    ([name, shape]) =>
      `<details id="${text(name)}"><summary><code>${text(name)}</code></summary>${shapeTable('Fields', shape)}</details>`,
  );
  const links = page.tags.map(({ name }) => `<li><a href="#tag-${text(name)}">${text(name)}</a></li>`);
  const title = text(page.info.title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p>Every call of this installation. Programs read the same as OpenAPI 3.1: <a href="?as=json">as JSON</a>.</p>
<nav aria-label="Calls"><ul>${links.join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
${sections.join('\n')}
<section><h2 id="shapes">Shapes</h2>${shapes.join('\n')}</section></main></body></html>`;
}
