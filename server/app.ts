import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Schema } from '#domain/contract/endpoint.ts';
import { accountsRoutes } from './accounts/accounts.routes.ts';
import { firstAdminWanted } from './accounts/first-admin.service.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { consentRoutes } from './consent/consent.routes.ts';
import { consentProofRoutes } from './consent-proof/consent-proof.routes.ts';
import { deletionsRoutes } from './deletions/deletions.routes.ts';
import { familiesRoutes } from './families/families.routes.ts';
import { holdsRoutes } from './holds/holds.routes.ts';
import { howItIsRoutes } from './how-it-is/how-it-is.routes.ts';
import { refuseWhenOverloaded } from './http/back-pressure.ts';
import { demandPace } from './http/body-pace.ts';
import { refuseBrokenRequests } from './http/broken-requests.ts';
import { closeAfterResponding } from './http/closing.ts';
import { describeApi } from './http/docs.ts';
import { translateErrors, translateRouterError } from './http/error-response.ts';
import { protector, protectResponses } from './http/headers.ts';
import { acceptJson } from './http/json.ts';
import { knownLanguages } from './http/known-languages.ts';
import { responseJson } from './http/response-json.ts';
import { routesOn } from './http/route.ts';
import { refuseOtherSites } from './http/same-site.ts';
import { endSilentConnections, timeouts } from './http/timeouts.ts';
import { validatorOf } from './http/validation.ts';
import { joiningRoutes } from './joining/joining.routes.ts';
import { keepingRoutes } from './keeping/keeping.routes.ts';
import { leaderRoutes } from './leader/leader.routes.ts';
import { healthRoutes } from './ops/health.routes.ts';
import { observe, observeRequests } from './ops/observe.ts';
import { Vitals } from './ops/vitals.ts';
import { oversightRoutes } from './oversight/oversight.routes.ts';
import { serveBlankForm } from './pages/blank-form.ts';
import { BUILT_PAGES, servePages } from './pages/pages.ts';
import { keepOutOfSearches } from './pages/robots.ts';
import { serveWebManifest } from './pages/web-manifest.ts';
import { parentRoutes } from './parent/parent.routes.ts';
import { passwordResetRoutes } from './password-reset/password-reset.routes.ts';
import { peopleRoutes } from './people/people.routes.ts';
import { photosRoutes } from './photos/photos.routes.ts';
import { plantingRoutes } from './planting/planting.routes.ts';
import type { Platform } from './platform.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { projectsRoutes } from './projects/projects.routes.ts';
import { remindersRoutes } from './reminders/reminders.routes.ts';
import { reportRoutes } from './report/report.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signInCardsRoutes } from './sign-in-cards/sign-in-cards.routes.ts';
import { speciesRoutes } from './species/species.routes.ts';
import { staffAddressRoutes } from './staff-address/staff-address.routes.ts';
import { staffSessionsRoutes } from './staff-sessions/staff-sessions.routes.ts';
import { statisticsRoutes } from './statistics/statistics.routes.ts';
import { stepsRoutes } from './steps/steps.routes.ts';
import { studentWorkRoutes } from './student-work/student-work.routes.ts';
import { trackingRoutes } from './tracking/tracking.routes.ts';
import { treeChecksRoutes } from './tree-checks/tree-checks.routes.ts';
import { troopsRoutes } from './troops/troops.routes.ts';
import { unsentMailsRoutes } from './unsent-mails/unsent-mails.routes.ts';

/**
 * Handed to Fastify at its making and not set on it, or it would load its compilers of JSON Schema, which nobody uses.
 * Its types know of no others.
 */
const COMPILERS = {
  buildValidator: () => (route: { schema: Schema }) => validatorOf(route.schema),
  buildSerializer: () => (route: { schema: Schema }) => responseJson(route.schema),
} as object;

/** The calls of each noun. */
const ROUTES = [
  accountsRoutes,
  consentRoutes,
  consentProofRoutes,
  privacyRoutes,
  deletionsRoutes,
  parentRoutes,
  passwordResetRoutes,
  adminRoutes,
  holdsRoutes,
  oversightRoutes,
  howItIsRoutes,
  peopleRoutes,
  secondFactorRoutes,
  staffAddressRoutes,
  staffSessionsRoutes,
  troopsRoutes,
  leaderRoutes,
  reviewsRoutes,
  remindersRoutes,
  familiesRoutes,
  joiningRoutes,
  unsentMailsRoutes,
  studentWorkRoutes,
  statisticsRoutes,
  signInCardsRoutes,
  keepingRoutes,
  projectsRoutes,
  stepsRoutes,
  reportRoutes,
  speciesRoutes,
  photosRoutes,
  trackingRoutes,
  plantingRoutes,
  treeChecksRoutes,
];

/**
 * The whole program, assembled: what every request passes, then every noun's calls, then the pages.
 * @param builtPages the folder of the built pages; where it has none, only the API is served.
 */
export async function buildApp(
  platform: Platform,
  vitals = new Vitals(),
  builtPages = BUILT_PAGES,
): Promise<FastifyInstance> {
  const { config } = platform;
  const protect = protector(config);
  const app = fastify({
    loggerInstance: platform.log,
    genReqId: platform.newId,
    // The one line of a request is written by observeRequests.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: (error, request, reply) => {
      observe(request, reply, vitals);
      protect(request, reply);
      translateRouterError(error, request, reply);
    },
    ...timeouts(config.idleSeconds * 1000),
    // While it ends, what still comes on an open connection is answered like the rest.
    return503OnClosing: false,
    // The n-th address of X-Forwarded-For from the right (§11.3): so many hops are believed, the socket first.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequests,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    schemaController: { compilersFactory: COMPILERS },
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('parent', null);

  translateErrors(app);
  // First, so that what a later hook refuses has the headers too.
  protectResponses(app, protect);
  observeRequests(app, vitals);
  refuseWhenOverloaded(app, vitals);
  endSilentConnections(app);
  demandPace(app, config.idleSeconds * 1000);
  acceptJson(app);
  await app.register(cookie);
  await app.register(multipart);
  refuseOtherSites(app, config.baseUrl);
  closeAfterResponding(app);
  keepOutOfSearches(app);
  describeApi(app, config.siteName);

  const routes = routesOn(app, platform, vitals);
  healthRoutes(routes, vitals);
  for (const addRoutes of ROUTES) addRoutes(routes);

  serveWebManifest(app, config);
  serveBlankForm(app, platform);
  await servePages(app, config, {
    builtPages,
    isFirstAdminWanted: firstAdminWanted(platform),
    accountLanguage: knownLanguages(app, platform),
  });
  return app;
}
