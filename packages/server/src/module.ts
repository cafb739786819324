import type { EntityDefinition, LineDefinition, Row } from '@lading/core/entity'
import type { SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Locale, Text } from '@lading/core/text'
import type { Captchas } from './auth/captcha'
import type { FieldRightsStore } from './auth/fieldRights'
import type { LoginLimiter } from './auth/loginLimiter'
import type { LoginProvider } from './auth/loginProvider'
import type { LoginTickets } from './auth/loginTickets'
import type { PhoneCodes, SmsSender } from './auth/phoneCodes'
import type { SecondFactors } from './auth/secondFactors'
import type { SessionStore } from './auth/sessionStore'
import type { Cluster } from './cluster/cluster'
import type { DataSources } from './dataSources/dataSourceStore'
import type { Database, OpenDatabase } from './db/database'
import type { Migration } from './db/migrate'
import type { Env } from './env'
import type { FileStore } from './files/fileStore'
import type { PartStore } from './files/partStore'
import type { Thumbnails } from './files/thumbnails'
import type { Hub } from './realtime/hub'
import type { ReportDefinition } from './report/reportDefinition'
import type { ListCounts } from './list/listCounts'
import type { Logger } from './logger'
import type { Session } from './session'
import type { Effect } from './resource/actions/effectTypes'
import type { Handler, RouteLimits } from './http/route'
import type { ResourceParts } from './resource/hooks'
import type { Dictionaries } from './modules/dict/dictionaries'
import type { PermissionResults } from './modules/permission/permissionResult'

/** What every part of the server works with. */
export interface Context {
  env: Env
  db: OpenDatabase
  log: Logger
  sessions: SessionStore
  captchas: Captchas
  limiter: LoginLimiter
  phoneCodes: PhoneCodes
  /** Sends texts to phones, where a deployment brings a way. */
  sms: SmsSender | undefined
  tickets: LoginTickets
  secondFactors: SecondFactors
  /** Systems that vouch for logins. */
  providers: readonly LoginProvider[]
  fieldRights: FieldRightsStore
  files: FileStore
  /** Large files on their way, part by part. */
  parts: PartStore
  thumbnails: Thumbnails
  hub: Hub
  cluster: Cluster
  dictionaries: Dictionaries
  counts: ListCounts
  /** Menus and rights of sessions, as people are shown them. */
  menus: PermissionResults
  /** Of the program, and behind them those of the stored forms, which come and go in place (`keptOf`). */
  modules: readonly ServerModule[]
  /** Forms that were designed while a server ran. */
  forms: StoredForms
  /** Reports that were. */
  reports: StoredReports
  /** Other databases that reports may be made from. */
  dataSources: DataSources
}

/** One call of a form in force. */
export interface MountedCall {
  permission: string | undefined
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- calls of many operations
  handler: Handler<any>
  limits: RouteLimits | undefined
}

/** A form in force. */
export interface StoredForm {
  id: string
  code: string
  number: number
  entity: EntityDefinition & { lines?: Record<string, LineDefinition> }
  /** The definition as it is stored. */
  data: Readonly<Record<string, unknown>>
  module: ServerModule
  /** Its calls, by the path below its own: `/list`, `/action/:name`. */
  calls: () => ReadonlyMap<string, MountedCall>
}

/** The forms in force; their modules stand among those of the server. */
export interface StoredForms {
  /** By key, code or id. A form that another process has just published is looked for once more. */
  find: (name: string) => Promise<StoredForm | undefined>
  all: () => readonly StoredForm[]
  /** The entity of that key that the program brings itself; the stored form of that key then stands back. */
  program: (key: string) => EntityDefinition | undefined
  /** Reads them again; to be called after a change, which other processes are told of. */
  reload: () => Promise<void>
}

/** A stored report in force. */
export interface StoredReportInForce {
  id: string
  code: string
  number: number
  label: Text
}

/** The stored reports in force. */
export interface StoredReports {
  /** By code or id. A report that another process has just published is looked for once more. */
  find: (name: string) => Promise<StoredReportInForce | undefined>
  all: () => readonly StoredReportInForce[]
  /**
   * Which records of an entity stand behind rows of a report that the session reads: a condition on their ids.
   * @param asked `reportRows` and the report's parameters, as a list's call carries them
   * @throws Failure 400, 403, 404
   */
  behind: (entity: string, id: SQL, asked: Row, session: Session) => Promise<SQL>
  /** Reads them again; to be called after a change, which other processes are told of. */
  reload: () => Promise<void>
}

/** An entry of the menu that a module brings; ids follow from `key`, so a second start updates it. */
export interface MenuSeed {
  /** Unique over all modules, e.g. `sales`, `sales/quotation`. */
  key: string
  /** Key of the entry above it. */
  parent?: string
  title: Text
  /** 0 first level, 1 below, 2 button. */
  type: 0 | 1 | 2
  path?: string
  component?: string
  icon?: string
  /** Permission code. */
  permission?: string
  /** What a button's code is about: an action, or whether a field may be seen. @default 'action' */
  controls?: 'action' | 'field'
  sortNo?: number
  hidden?: boolean
  keepAlive?: boolean
  redirect?: string
}

/** A dictionary that a module brings; values that an administrator changed stay. */
export interface DictSeed {
  code: string
  name: Text
  items: (Text & { value: string })[]
}

/** One part of the server: calls, tables, menus, dictionaries, demo data. */
export interface ServerModule {
  /** Unique, e.g. `sales/saQuotation`. */
  name: string
  /** The entity it serves, if it is a resource. */
  entity?: EntityDefinition
  /** Letters before the numbers of its `code` fields, where they are not those of the definition. */
  codePrefixes?: Readonly<Record<string, string>> | undefined
  /** Rows of the entity that a session may see: a condition over the table's alias `t`. @default all of the tenant */
  scope?: (session: Session) => SQL | undefined
  /** What saves of its records work with, for effects of other entities. */
  resource?: (context: Context) => ResourceParts
  /** Effects that actions of stored forms may name; their names are one list for all modules. */
  formEffects?: Readonly<Record<string, Effect>>
  /**
   * Makes definitions as data of labels that a designer has pasted, where a deployment brings a way (the inference of
   * `lading define`). What is to be checked is told in the language of the locale.
   * @throws Error whose message says why the text cannot be read
   */
  formsOfLabels?: (text: string, locale: Locale) => Promise<{ drafts: EntityDefinition[]; notes: string[] }>
  migrations?: readonly Migration[]
  menus?: readonly MenuSeed[]
  dictionaries?: readonly DictSeed[]
  /**
   * Jobs that it registers, by name: what may be scheduled. A job gets the parameter of its entry and gives what it
   * has to tell, for the history; it never runs twice at once, over all processes.
   */
  jobs?: Readonly<Record<string, (parameter: string, context: Context) => Promise<string>>>
  /** Reports it registers. */
  reports?: readonly ReportDefinition[]
  /** Mounts the calls below the API base. */
  routes?: (app: FastifyInstance, context: Context) => void | Promise<void>
  /** Demo data; runs at each start, must add nothing twice and gives the number of rows it wrote. */
  seed?: (context: SeedContext) => Promise<number>
  /** Demo data that nobody has to wait for: it is made while the server answers already; it adds nothing twice. */
  later?: (context: SeedContext, ended: () => boolean) => Promise<number>
}

/** What a module's demo data is made with. */
export interface SeedContext {
  db: Database
  log: Logger
  /** All modules: records of one may name those of others. @default none are named */
  modules?: readonly ServerModule[]
  /** `SEED_SCALE`: the wanted number of rows, 0 for the small set. */
  scale: number
  /** `SEED_FORMS`: whether stored forms are wanted. @default false */
  forms?: boolean
  /** Tells people how far a long seed is. */
  say: (message: string) => void
}
