export { GAMES, type GameId, gameOf, isGameId } from "#games";
export {
  type Cell,
  type CellName,
  cellName,
  isPowerStation,
  parseCell,
  type Side,
  TILE_CELLS,
} from "./cable-car/board.ts";
export { type ExchangeState, exchangeState } from "./cable-car/companies/closing.ts";
export {
  type ByCompany,
  CARS_BY_COMPANY,
  COMPANIES,
  type Company,
  type CompanyName,
} from "./cable-car/companies/company.ts";
export { type DealtShares, packShares } from "./cable-car/companies/deal.ts";
export { CLOSING_POINTS, type ClosedBy, IDLE_ROUNDS } from "./cable-car/companies/exchange.ts";
export { type KnownShare, sharesOf } from "./cable-car/companies/held.ts";
export { exchangeFault, mayPass } from "./cable-car/companies/judge.ts";
export { Market } from "./cable-car/companies/market.ts";
export { type MarketPile, marketPiles } from "./cable-car/companies/piles.ts";
export { type ExchangePreview, exchangePreview } from "./cable-car/companies/preview.ts";
export {
  type CountedShare,
  countShare,
  countShares,
  type Majority,
  type Reckoning,
  reckon,
  type SeatReckoning,
  worthOf,
} from "./cable-car/companies/reckoning.ts";
export { addShareScores } from "./cable-car/companies/scores.ts";
export {
  type ByPercentage,
  PERCENTAGES,
  type Percentage,
  SHARES,
  SHARES_EACH,
  type Share,
} from "./cable-car/companies/share.ts";
export { type CompanyStanding, companyStandings } from "./cable-car/companies/standings.ts";
export type { SeenShares } from "./cable-car/companies/view.ts";
export type { CableCarDeal } from "./cable-car/deal.ts";
export type { MoveFaultCode } from "./cable-car/faults.ts";
export { cableCar } from "./cable-car/game.ts";
export { judge, placementFault } from "./cable-car/judge.ts";
export { knownPosition } from "./cable-car/known.ts";
export { type Layout, NOBODY, type Owner } from "./cable-car/layout.ts";
export {
  type ClosedLine,
  closedLines,
  type Line,
  type LineEnd,
  lengthOf,
  type Pass,
  traceLine,
} from "./cable-car/lines.ts";
export {
  DRAW,
  FIRST_SWAP,
  isPlacement,
  isSwap,
  type Move,
  makeMove,
  PASS,
  type Placement,
  packMove,
  packSwap,
  parseMove,
  placementOf,
  SOURCES,
  type Source,
  type Swap,
  swapOf,
} from "./cable-car/move.ts";
export { Network } from "./cable-car/network.ts";
export {
  type BaseOptions,
  type CableCarOptions,
  type CompaniesOptions,
  EXCHANGES,
  type ExchangeOption,
  ORIENTATIONS,
  type Orientation,
  parseOptions as parseCableCarOptions,
} from "./cable-car/options.ts";
export { NO_TILE, UNKNOWN } from "./cable-car/piece.ts";
export { type OpenCell, placements } from "./cable-car/placements.ts";
export { MAX_MOVES, Position } from "./cable-car/position.ts";
export { type LineChange, preview } from "./cable-car/preview.ts";
export { addScores, outcomeOf as cableCarOutcome } from "./cable-car/scores.ts";
export { Change } from "./cable-car/search/change.ts";
export { Completion } from "./cable-car/search/completion.ts";
export {
  FollowedCompletion,
  passesBefore,
  pathOf,
} from "./cable-car/search/followed-completion.ts";
export type { Gap } from "./cable-car/search/gaps.ts";
export { RandomGame } from "./cable-car/search/random-game.ts";
export { carsBySeat, STATIONS, type Station, type StationPlace } from "./cable-car/stations.ts";
export {
  EXIT_SIDE,
  type Geometry,
  KINDS,
  type Kind,
  parseKind,
  TILES,
  type TileCode,
  type Track,
  TURNED,
} from "./cable-car/tiles.ts";
export { unseenKinds } from "./cable-car/unseen.ts";
export { handOf, handSize } from "./cable-car/view.ts";
export { type Deck, makeDeck } from "./deal/deck.ts";
export { randomMove } from "./deal/random-move.ts";
export { commitment, deckSeed, type SeedParts } from "./deal/seed.ts";
export type { Fault } from "./fault.ts";
export type {
  AnyGame,
  AnyOptions,
  BySeat,
  Game,
  Knowledge,
  Outcome,
  ResultRules,
  Seat,
  View,
} from "./game.ts";
export { isObject, isWhole, type JsonObject } from "./json.ts";
export { knowledgeOf, type MadeMove } from "./knowledge.ts";
export { type Checked, type CheckOptions, checkRecord } from "./record/check.ts";
export { makeRecord, type RecordParts } from "./record/make.ts";
export { parseRecord } from "./record/parse.ts";
export {
  type AutoMove,
  ENDINGS,
  type Ended,
  type GameRecord,
  type LostSeat,
  RECORD_FORMAT,
  type RecordFault,
  type RecordSeed,
  type Seating,
} from "./record/record.ts";
export { type Replay, replay } from "./record/replay.ts";
export { verify } from "./record/verify.ts";
export { err, ok, type Result } from "./result.ts";
export { RULES, type RuleId } from "./rules.ts";
export {
  CARDS,
  type Card,
  type CardCode,
  CONDUCTOR,
  COPIES as CARD_COPIES,
  DECK,
  LINE_COLOURS,
  type LineColour,
  makeCard,
  POINTS as CARD_POINTS,
  parseCard,
  UNKNOWN as UNKNOWN_CARD,
} from "./trambahn/cards.ts";
export type { TrambahnDeal } from "./trambahn/deal.ts";
export type { MoveFaultCode as TrambahnMoveFaultCode } from "./trambahn/faults.ts";
export { trambahn } from "./trambahn/game.ts";
export { judge as judgeTrambahn } from "./trambahn/judge.ts";
export { knownPosition as knownTrambahn } from "./trambahn/known.ts";
export { MAX_MOVES as MAX_TRAMBAHN_MOVES, MAX_PASSENGERS } from "./trambahn/legal-moves.ts";
export { NO_TRAM, TOUR_SIZE } from "./trambahn/lines.ts";
export {
  END,
  type Move as TrambahnMove,
  type MoveParts as TrambahnMoveParts,
  makeMove as makeTrambahnMove,
  NEW_LINE,
  packMove as packTrambahnMove,
  parseMove as parseTrambahnMove,
  partsOf as partsOfTrambahnMove,
} from "./trambahn/move.ts";
export type { TrambahnOptions } from "./trambahn/options.ts";
export {
  BANK as BANK_PHASE,
  BUY as BUY_PHASE,
  PASS as PASS_PHASE,
  PHASES,
  type Phase,
  STOP as STOP_PHASE,
  VERBS,
  type Verb,
} from "./trambahn/phases.ts";
export { HAND_SIZE, Position as TrambahnPosition } from "./trambahn/position.ts";
export { type EndPreview, endPreview, type RidePreview, ridePreview } from "./trambahn/previews.ts";
export type { Reshuffle } from "./trambahn/reshuffle.ts";
export { LAST_RIDE, type LineSum } from "./trambahn/sheet.ts";
export { type Ride, type SheetEntry, sheetOf, type Tour } from "./trambahn/sheet-entries.ts";
export { suppose } from "./trambahn/suppose.ts";
export {
  linesOf,
  moneyFaces,
  type OfferedTram,
  offerOf,
  type Terminus,
  type TramLine,
  terminiOf,
  tramStackOf,
} from "./trambahn/table.ts";
export { RIDE_SIZE } from "./trambahn/termini.ts";
export {
  MULTIPLIERS,
  OFFER_SIZE,
  PRICES,
  TRAM_STACK,
  TRAMS,
  type Tram,
} from "./trambahn/trams.ts";
export { fits, type Turn, turnOf } from "./trambahn/turn.ts";
export { unseenCards } from "./trambahn/unseen.ts";
export { handOf as trambahnHandOf } from "./trambahn/view.ts";
