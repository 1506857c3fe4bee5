import type { Notice } from '#languages/en/letters/keeping.ts';
import { type Block, button } from '#languages/letter-blocks.ts';

const ALL = 'con todo lo que está escrito en él y todas las fotos';
const byPage = (page: string | null, says: string): Block[] =>
  page === null ? [] : [says, button('Ir a mi página', page)];
const notebook = (siteName: string) => `Se va a borrar un cuaderno en ${siteName}`;

export const unvisited = ({ child, siteName, support, day, page }: Notice) => ({
  subject: notebook(siteName),
  blocks: [
    'Hola:',
    `Hace mucho tiempo que nadie abre el cuaderno de ${child}. No guardamos las cosas para siempre. Si nadie lo abre, lo borramos el ${day}, ${ALL}.`,
    `Para conservarlo, basta con que ${child} inicie sesión una vez.`,
    ...byPage(
      page,
      'También puede abrir su propia página. Así el cuaderno se conserva, y ahí usted puede descargarlo todo:',
    ),
    'Si usted no hace nada, se borra.',
    `¿Preguntas? ${support}`,
  ],
});

export const pausedConsents = ({ child, siteName, support, day, page, link }: Notice) => ({
  subject: notebook(siteName),
  blocks: [
    'Hola:',
    `El cuaderno de ${child} está cerrado. No tenemos el consentimiento de su madre, padre o tutor. El ${day} lo borramos, ${ALL}.`,
    ...(link === null
      ? [`Si usted cambió de opinión, escriba a ${support} antes de ese día.`]
      : [
          'Para abrirlo de nuevo, o para decir que no, abra esta página y elija una de las dos respuestas:',
          button('Leer y responder', link),
          'El enlace sirve por 7 días. Abrirlo no decide nada.',
        ]),
    ...byPage(page, 'En su propia página usted puede descargarlo todo:'),
    'Si usted no hace nada, se borra.',
    `¿Preguntas? ${support}`,
  ],
});

export const stopped = ({ child, siteName, support, day, page }: Notice) => ({
  subject: notebook(siteName),
  blocks: [
    'Hola:',
    `Una madre, un padre o un tutor detuvo el cuaderno de ${child}. El ${day} lo borramos, ${ALL}.`,
    ...byPage(
      page,
      'Hasta entonces, quien lo detuvo puede abrirlo de nuevo, y usted puede descargarlo todo:',
    ),
    'Si usted no hace nada, se borra.',
    `¿Preguntas? ${support}`,
  ],
});

export const finishedProjects = ({ child, siteName, support, day, page }: Notice, project: string) => ({
  subject: `Se va a borrar un proyecto terminado en ${siteName}`,
  blocks: [
    'Hola:',
    `${child} terminó el proyecto “${project}”. Hace mucho tiempo que nadie lo cambia. El ${day} lo borramos, ${ALL}. La cuenta y los demás proyectos se quedan.`,
    ...byPage(
      page,
      'Puede descargarlo en un archivo ZIP, con todas las palabras y las fotos, desde su propia página:',
    ),
    `${child} también puede descargarlo: el informe tiene un botón para eso. Si alguien cambia algo en el proyecto, se conserva.`,
    `¿Preguntas? ${support}`,
  ],
});
