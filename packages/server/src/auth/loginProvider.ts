import type { Text } from '@lading/core/text'

/** Somebody as another system knows them. */
export interface ThirdIdentity {
  /** Fixed for ever within the source. */
  uuid: string
  username?: string
  realname?: string
  avatar?: string
}

/** What is kept on the server while the browser is with the provider. */
export interface LoginFlow {
  state: string
  nonce: string
  verifier: string
}

/** A system that vouches for logins: an OpenID provider, an enterprise messenger (contract §6.4). */
export interface LoginProvider {
  /** Name on the wire: `oidc`, `wechat_enterprise`. */
  source: string
  title: Text
  /**
   * Where the browser is sent, and what is to be kept.
   * @param back the address it is to come back to, as it is registered with the provider
   * @param inside the browser is the provider's own: an enterprise messenger that knows who holds it
   */
  begin: (back: string, inside: boolean) => Promise<{ url: string; flow: LoginFlow }>
  /**
   * Who came back.
   * @param callback the whole address the provider sent the browser to
   * @throws Error when anything of it is not right
   */
  finish: (callback: URL, flow: LoginFlow) => Promise<ThirdIdentity>
}
