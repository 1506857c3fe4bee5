import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Schema } from '#domain/contract/platform/endpoint.ts';
import { consentProofRoutes, consentRoutes, serveBlankForm } from './consent/exports.ts';
import {
  deadLinksRoutes,
  familiesRoutes,
  joiningRoutes,
  parentRoutes,
  remindersRoutes,
} from './family/exports.ts';
import { deletionsRoutes, holdsRoutes, keepingRoutes, privacyRoutes } from './keeping/exports.ts';
import {
  plantingRoutes,
  projectsRoutes,
  stepsRoutes,
  trackingRoutes,
  treeChecksRoutes,
} from './notebook/exports.ts';
import {
  adminRoutes,
  peopleRoutes,
  retentionOverviewRoutes,
  staffAddressRoutes,
  statisticsRoutes,
  studentWorkRoutes,
  systemHealthRoutes,
  troopsRoutes,
  unsentMailsRoutes,
} from './office/exports.ts';
import { photosRoutes } from './photos/exports.ts';
import { refuseWhenOverloaded } from './platform/http/back-pressure.ts';
import { demandPace } from './platform/http/body-pace.ts';
import { refuseBrokenRequests } from './platform/http/broken-requests.ts';
import { closeAfterResponding } from './platform/http/closing.ts';
import { describeApi } from './platform/http/docs.ts';
import { translateErrors, translateRouterError } from './platform/http/error-response.ts';
import { protector, protectResponses } from './platform/http/headers.ts';
import { acceptJson } from './platform/http/json.ts';
import { knownLanguages } from './platform/http/known-languages.ts';
import { responseJson } from './platform/http/response-json.ts';
import { routesOn } from './platform/http/route.ts';
import { refuseOtherSites } from './platform/http/same-site.ts';
import { endSilentConnections, timeouts } from './platform/http/timeouts.ts';
import { validatorOf } from './platform/http/validation.ts';
import { healthRoutes } from './platform/ops/health.routes.ts';
import { observe, observeRequests } from './platform/ops/observe.ts';
import { Vitals } from './platform/ops/vitals.ts';
import { BUILT_PAGES, servePages } from './platform/pages/pages.ts';
import { keepOutOfSearches } from './platform/pages/robots.ts';
import { serveWebManifest } from './platform/pages/web-manifest.ts';
import type { Platform } from './platform/platform.ts';
import { reportRoutes } from './report/exports.ts';
import {
  accountsRoutes,
  admissionsOf,
  firstAdminWanted,
  passwordResetRoutes,
  secondFactorRoutes,
  signInCardsRoutes,
  staffSessionsRoutes,
} from './sign-in/exports.ts';
import { speciesRoutes } from './species/exports.ts';
import { leaderRoutes, reviewsRoutes, seenPhotosRoutes } from './troop/exports.ts';

/**
 * Handed to Fastify at its making and not set on it, or it would load its own validator, which nobody uses, and compile
 * every response at the start. Its types know of no others.
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
  deadLinksRoutes,
  passwordResetRoutes,
  adminRoutes,
  holdsRoutes,
  retentionOverviewRoutes,
  systemHealthRoutes,
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
  seenPhotosRoutes,
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
    // The n-th address of X-Forwarded-For from the right (PRODUCT.md#passwords-and-tries): so many hops are believed,
    // the socket first.
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

  const routes = routesOn(app, platform, { vitals, ...admissionsOf(platform) });
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
