import type { Link } from '../wire'
import { header } from './header'

/** Sends `X-Low-App-ID` where the port names an app: on routes of low-app with an appId (spec 1 §2). */
export function lowApp(getAppId: () => string | null | undefined): Link {
  return header('X-Low-App-ID', getAppId)
}
