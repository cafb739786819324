export { startServer, openServer } from './server'
export type { RunningServer, ServerOptions } from './server'
export { buildApp } from './app'
export type { AppOptions } from './app'
export { runDatabaseCommand } from './db/databaseCommand'
export { readEnv, DEMO_PASSWORD } from './env'
export type { Env } from './env'
export { StartupError, EXIT } from './startupError'
export { defineResource } from './resource/defineResource'
export type { ResourceModule, ResourceOptions } from './resource/defineResource'
export type {
  Effect,
  EffectInput,
  EffectReach,
  EffectRecords,
  MadeFrom,
} from './resource/actions/effectTypes'
export type { SavedRecord } from './resource/savedRecord'
export type { ActionHook, HookInput, ResourceHooks } from './resource/hooks'
export type { SmsSender } from './auth/phoneCodes'
export type { LoginFlow, LoginProvider, ThirdIdentity } from './auth/loginProvider'
export type { ReportColumn, ReportDefinition, ReportParameter } from './report/reportDefinition'
export { seedRows } from './seed/seedRows'
export { seedRecords } from './seed/seedRecords'
export { sampleCustomers, sampleItems, samplePorts, sampleVessels } from './seed/tradeSamples'
export type { Context, DictSeed, MenuSeed, SeedContext, ServerModule } from './module'
export type { Migration } from './db/migrate'
export type { Database, Executor, OpenDatabase, Transaction } from './db/database'
export type { Session } from './session'
export { Failure } from './http/failures'
export { said } from './http/language'
export { answer } from './http/answer'
export { route } from './http/route'
