// The web role: one Fastify server with the calls, the pages and the files.

import { existsSync } from 'node:fs'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AllCalls, calls as allHandlers } from '../calls/index.ts'
import { builtinIdentity } from '../integrations/identity/builtin/routes.ts'
import { builtinPictures } from '../integrations/images/builtin/routes.ts'
import type { ChargeOutcome, DisputeReport } from '../integrations/processors/port.ts'
import type { Services } from '../integrations/services.ts'
import { twilioRoutes } from '../integrations/sms/twilio_routes.ts'
import { findOriginal } from '../menu/pictures/find_original.ts'
import { recordDispute, renewCard } from '../money/cards_told.ts'
import { statedFactsOf } from '../request/brand_facts/brand_facts.ts'
import { twilioOf } from '../request/config/production.ts'
import { originOf } from '../request/config.ts'
import { bareServer } from './bare_server.ts'
import type { AnswerForm } from './bodies.ts'
import { bindCalls } from './bound_calls.ts'
import { answerCalendarFeeds } from './calendar_feed.ts'
import { cardHolder, siteOfPerson } from './card_holder.ts'
import { describeApi } from './docs.ts'
import { openDoor } from './door.ts'
import { guardEdge } from './edge.ts'
import { answerFaults } from './faults.ts'
import { serveFiles } from './files.ts'
import { answerFixedAddresses } from './fixed_addresses.ts'
import { commonHeaders } from './headers.ts'
import { reportHealth } from './health.ts'
import { answerHouseholdArchives } from './household_archives.ts'
import { answerHouseholdChanges } from './household_changes.ts'
import { answerHouseholdPapers } from './household_papers.ts'
import { type CallTable, tableOf } from './in_process.ts'
import { answerKitchenIngredients } from './kitchen_ingredients.ts'
import { answerMessageExamples } from './message_examples.ts'
import { answerMessageGallery } from './message_gallery.ts'
import { observe } from './metrics.ts'
import { admitOperators } from './operators.ts'
import { builtPages, clientFiles, pagesFromSource } from './page_delivery/page_build.ts'
import { mountPages, notPages } from './page_delivery/pages.ts'
import { answerSeenPages } from './page_delivery/seen_pages.ts'
import { answerProviderReturns } from './provider_return.ts'
import { factsOf } from './request.ts'
import { settleCharge } from './settle_charge.ts'
import { answerShareCards } from './share_cards.ts'
import { answerStaffLog } from './staff_log_lines.ts'
import { takeTurns } from './take_turns.ts'
import { traceRequests } from './trace_requests.ts'
import { answerTrackingLive } from './tracking_live.ts'
import { answerUnsubscribing } from './unsubscribe.ts'

/** Compression worth its time for answers to one person; brotli above 3 costs more than it saves. */
const compression = {
  threshold: 4_096,
  encodings: ['br' as const, 'gzip' as const],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 }, flush: constants.BROTLI_OPERATION_FLUSH },
  zlibOptions: { level: 5, flush: constants.Z_SYNC_FLUSH },
  // A complete response is compressed in one go: two milliseconds for the longest page.
  syncThreshold: 1_000_000,
}

/** The parts to serve, where that is not everything. */
export interface HttpOptions {
  handlers?: AllCalls
  /** False: only the calls, for which nothing needs to be built. */
  pages?: boolean
}

/** Makes the server, ready to listen or for injected requests. Its `close` lets requests finish first. */
export async function createHttp(services: Services, options: HttpOptions = {}): Promise<FastifyInstance> {
  const { config } = services
  const app = bareServer(services)
  traceRequests(app)
  guardEdge(app, config)
  admitOperators(app, config)
  answerFaults(app, config.cookitDomain)
  observe(app, services)
  reportHealth(app, services)
  takeTurns(app)
  await app.register(compress, compression)
  if (config.attemptLimits) await app.register(rateLimit, attemptLimits)

  const calls = bindCalls(options.handlers ?? allHandlers, config.production)
  let answerForm: AnswerForm | null = null
  await app.register(async door => openDoor(door, services, calls, () => answerForm))
  await describeApi(app, calls)
  const hears = {
    settle: (key: string, outcome: ChargeOutcome) => settleCharge(services, key, outcome),
    disputed: (dispute: DisputeReport) => recordDispute(services, dispute),
  }
  for (const routes of services.cards.routes) {
    await app.register(
      routes({
        ...hears,
        holder: cardHolder(services),
        site: siteOfPerson(services),
        cardRenewed: card => renewCard(services, card),
      }),
    )
  }
  for (const routes of services.paypal?.routes ?? []) await app.register(routes(hears))
  await app.register(
    builtinPictures({
      ...services,
      findOriginal: named => findOriginal(services.pool, named),
      headers: commonHeaders,
    }),
  )
  const { builtin } = services.identity
  if (builtin) await app.register(builtinIdentity(builtin, request => factsOf(request, config).origin))
  const texts = twilioOf(config)
  if (texts) {
    const brandOf = (request: FastifyRequest) => factsOf(request, config).brand
    await app.register(
      twilioRoutes({
        ...services,
        token: texts.token,
        brandOf,
        originOf: brand => originOf(config, brand),
        statedOf: brand => statedFactsOf(services, brand, services.clock.now().toString()),
      }),
    )
  }
  answerProviderReturns(app)
  answerFixedAddresses(app, services)
  answerHouseholdArchives(app, services)
  answerHouseholdChanges(app, services)
  answerKitchenIngredients(app, services)
  answerStaffLog(app, services)
  answerHouseholdPapers(app, services)
  answerShareCards(app, services)
  answerCalendarFeeds(app, services)
  answerTrackingLive(app, services)
  answerMessageGallery(app, services)
  answerMessageExamples(app, services)
  await app.register(async within => answerUnsubscribing(within, services))
  if (options.pages !== false) answerForm = await openPages(app, services, tableOf(calls))
  return app
}

/**
 * Only calls that declare an attempts limit are counted: by address (a /64 of IPv6) and call, in this process. Behind a balancer
 * each process counts its own, so the limit is a few times as high; it slows guessing either way.
 */
const attemptLimits = {
  global: false,
  enableDraftSpec: true,
  errorResponseBuilder: () => Object.assign(new Error('too many attempts'), { statusCode: 429 }),
}

async function openPages(app: FastifyInstance, services: Services, calls: CallTable): Promise<AnswerForm> {
  const { config } = services
  const render = config.devServer
    ? await pagesFromSource(app, path => !notPages.test(path))
    : await builtPages()
  if (!config.devServer && existsSync(clientFiles)) await serveFiles(app, clientFiles)
  answerSeenPages(app, services, calls, render)
  return mountPages(app, services, calls, render)
}
