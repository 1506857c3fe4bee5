/**
 * A peer for the bench, not the product: the same calls as anyone would write them first, with Express 5,
 * express-session, multer, drizzle, Postgres and bcryptjs, every package with its usual settings. Answers the same
 * JSON. `node bench/peers/express.ts` takes DATABASE_URL, PORT and UPLOADS.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compare } from 'bcryptjs';
import connectPgSimple from 'connect-pg-simple';
import { and, arrayContains, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import express, { type NextFunction, type Request, type Response } from 'express';
import session from 'express-session';
import multer from 'multer';
import pg from 'pg';
import sharp from 'sharp';
import { TOTAL_STEPS } from '../../domain/limits.ts';
import { stepTitle } from '../../domain/rules/notebook/steps.ts';
import { photos, projects, species, steps, users } from './express-tables.ts';

declare module 'express-session' {
  interface SessionData {
    userId: string;
  }
}

type UserRow = typeof users.$inferSelect;

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const uploads = process.env.UPLOADS ?? './uploads';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
const db = drizzle(pool);
const PgStore = connectPgSimple(session);

const app = express();
app.use(express.json());
app.use(
  session({
    store: new PgStore({ pool, createTableIfMissing: true }),
    secret: randomBytes(32).toString('hex'),
    resave: false,
    saveUninitialized: false,
    cookie: { maxAge: WEEK_MS, httpOnly: true, sameSite: 'lax' },
  }),
);

async function signedIn(request: Request, response: Response, next: NextFunction) {
  const { userId } = request.session;
  const [user] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!user) return response.status(401).json({ message: 'Unauthorized' });
  response.locals.user = user;
  next();
}

function admin(_request: Request, response: Response, next: NextFunction) {
  if (response.locals.user.role !== 'admin') {
    return response.status(403).json({ message: 'Admin access required' });
  }
  next();
}

function presentUser({ passwordHash: _, createdAt: __, ...user }: UserRow) {
  return { ...user, parentConsentCompleted: user.parentConsentCompletedAt !== null };
}

app.post('/api/login', async (request, response) => {
  const { username, password } = request.body;
  const [user] = await db.select().from(users).where(eq(users.username, username));
  if (!user || !(await compare(password, user.passwordHash))) {
    return response.status(401).json({ message: 'Unauthorized' });
  }
  request.session.userId = user.id;
  response.json(presentUser(user));
});

app.get('/api/projects', signedIn, async (_request, response) => {
  const { id, commonName, scientificName } = species;
  const rows = await db
    .select({ project: projects, selectedSpecies: { id, commonName, scientificName } })
    .from(projects)
    .leftJoin(species, eq(species.id, projects.selectedSpeciesId))
    .where(eq(projects.ownerId, response.locals.user.id))
    .orderBy(desc(projects.createdAt), asc(projects.id));
  response.json(
    rows.map(({ project, selectedSpecies }) => ({
      id: project.id,
      name: project.name,
      status: project.status,
      currentStep: project.currentStep,
      totalSteps: TOTAL_STEPS,
      location: project.location,
      createdAt: project.createdAt,
      activityType: project.activityType,
      selectedSpeciesId: project.selectedSpeciesId,
      selectedState: project.selectedState,
      selectedSpecies,
      revision: project.revision,
    })),
  );
});

/** The caller's project, or nothing after a 404. */
async function ownProject(request: Request, response: Response) {
  const [project] = await db
    .select()
    .from(projects)
    .where(eq(projects.id, String(request.params.id)));
  if (project && project.ownerId === response.locals.user.id) return project;
  response.status(404).json({ message: 'Not found' });
  return undefined;
}

app.post('/api/projects/:id/steps/:stepNumber', signedIn, async (request, response) => {
  const project = await ownProject(request, response);
  if (!project) return;
  const stepNumber = Number(request.params.stepNumber);
  const isThis = and(eq(steps.projectId, project.id), eq(steps.stepNumber, stepNumber));
  const [before] = await db.select().from(steps).where(isThis);
  const values = {
    formData: { ...before?.formData, ...request.body.formData },
    isCompleted: before?.isCompleted || request.body.isCompleted === true,
    revision: (before?.revision ?? 0) + 1,
  };
  const [step] = before
    ? await db.update(steps).set(values).where(isThis).returning()
    : await db
        .insert(steps)
        .values({ projectId: project.id, stepNumber, ...values })
        .returning();
  const pictures = await db
    .select()
    .from(photos)
    .where(and(eq(photos.projectId, project.id), eq(photos.stepNumber, stepNumber)));
  response.json({
    stepNumber,
    stepTitle: stepTitle(stepNumber),
    isCompleted: step?.isCompleted,
    formData: step?.formData,
    photos: pictures,
    revision: step?.revision,
    conflicts: [],
  });
});

app.get('/api/species/search', signedIn, async (request, response) => {
  const { q, state } = request.query;
  const text = `%${String(q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found = await db
    .select()
    .from(species)
    .where(
      and(
        or(
          ilike(species.commonName, text),
          ilike(species.scientificName, text),
          ilike(species.typicalHabitat, text),
        ),
        state ? arrayContains(species.nativeStates, [String(state)]) : undefined,
      ),
    )
    .orderBy(
      sql`array_position(array['Beginner-friendly','Medium','Difficult'], ${species.cloningDifficulty})`,
      asc(species.commonName),
    );
  response.json(found);
});

app.get('/api/admin/students', signedIn, admin, async (request, response) => {
  const { limit } = request.query;
  const query = db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
      email: users.email,
      organization: users.organization,
      troopNumber: users.troopNumber,
      state: users.state,
      zipCode: users.zipCode,
      createdAt: users.createdAt,
      profileCompleted: users.profileCompleted,
      waitingForParent: sql<boolean>`${users.profileCompleted} and ${users.parentConsentCompletedAt} is null`,
      // It knows neither of them, so that nobody is.
      stoppedByParent: sql<boolean>`false`,
      heldUntil: sql<null>`null`,
    })
    .from(users)
    .where(eq(users.role, 'student'))
    .orderBy(desc(users.createdAt), desc(users.id));
  response.json(limit === undefined ? await query : await query.limit(Number(limit)));
});

await mkdir(uploads, { recursive: true });
const receive = multer({ dest: uploads, limits: { fileSize: 10 * 1024 * 1024 } });

app.post(
  '/api/projects/:id/steps/:stepNumber/photos',
  signedIn,
  receive.array('photos', 10),
  async (request, response) => {
    const project = await ownProject(request, response);
    if (!project) return;
    const stored = [];
    for (const file of request.files as Express.Multer.File[]) {
      const filename = `${randomUUID()}.jpg`;
      const image = sharp(file.path).autoOrient();
      const size = { fit: 'inside', withoutEnlargement: true } as const;
      const [display, thumbnail] = await Promise.all([
        image
          .clone()
          .resize({ width: 2048, height: 2048, ...size })
          .jpeg({ quality: 82 })
          .toBuffer({ resolveWithObject: true }),
        image
          .clone()
          .resize({ width: 480, height: 480, ...size })
          .webp({ quality: 75 })
          .toBuffer(),
      ]);
      await writeFile(path.join(uploads, filename), display.data);
      await writeFile(path.join(uploads, `${filename}-thumb.webp`), thumbnail);
      await rm(file.path);
      const [photo] = await db
        .insert(photos)
        .values({
          id: randomUUID(),
          projectId: project.id,
          stepNumber: Number(request.params.stepNumber),
          filename,
          originalName: file.originalname,
          size: display.info.size,
          width: display.info.width,
          height: display.info.height,
          caption: '',
          uploadedAt: new Date(),
        })
        .returning();
      stored.push(photo);
    }
    response.status(201).json({ photos: stored });
  },
);

app.get('/api/health', (_request, response) => {
  response.json({ status: 'ok' });
});

app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
