import type { Locale } from '@lading/core/text'

import type { Link } from '../wire'
import { header } from './header'

/** Sends `Accept-Language`: the server then answers dictionary texts and labels in the language of the page. */
export function language(locale: () => Locale): Link {
  return header('Accept-Language', locale)
}
