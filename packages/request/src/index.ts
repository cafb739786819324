export { inChatBrowser, pageVisibility, saveFile, socketUrl } from './browser'
export type { Visibility } from './browser'
export type { Caller } from './calls/caller'
export { commaList } from './calls/commaList'
export type { Calls } from './calls/createCalls'
export type { ExchangeCalls, ExportQuery } from './calls/exchange'
export type { StoredFile, StoredOptions, StoreOptions } from './calls/files'
export type { CallInput } from './calls/input'
export type {
  ImportAnswer,
  ImportOptions,
  Resource,
  ResourceQuery,
  ResourceRow,
  WriteOptions,
} from './calls/resource'
export { systemClock } from './clock'
export type { Clock } from './clock'
export { createRequest } from './createRequest'
export type { Request } from './createRequest'
export type { DownloadedFile, DownloadOptions } from './files/download'
export { fileNameOf } from './files/fileName'
export { staticUrl } from './files/staticUrl'
export type { UploadOptions } from './files/upload'
export type { RetryOptions } from './links/retry'
export type { ExpiryKind, ExpiryOutcome, SessionExpiry } from './links/session'
export { messages } from './messages'
export type { Notice, Notify } from './notifier'
export type { RequestOptions } from './options'
export { RequestError } from './requestError'
export type { FailureKind, Issue } from './requestError'
export type { Sender, SendOptions } from './sender'
export type { CacheOptions, CallOptions, Link, Next, Progress, WireCall, WireReply } from './wire'
export { uploadQueue } from './files/uploadQueue'
export type { UploadItem, UploadQueue, UploadQueueOptions, UploadState } from './files/uploadQueue'
export { notificationSocket } from './realtime/notificationSocket'
export type { NotificationPush, NotificationSocket } from './realtime/notificationSocket'
export { poller } from './realtime/poller'
export type { Poller, PollerOptions } from './realtime/poller'
export { tabTurn } from './realtime/pollTurn'
export type { PollTurn, TurnPlatform } from './realtime/pollTurn'
export { reconnectingSocket } from './realtime/reconnectingSocket'
export type {
  OpenSocket,
  ReconnectingSocket,
  ReconnectingSocketOptions,
  SocketLike,
} from './realtime/reconnectingSocket'
export type { SocketOptions } from './realtime/socketOptions'
export { tableSocket } from './realtime/tableSocket'
export type { RowUpdate, TableSocket } from './realtime/tableSocket'
