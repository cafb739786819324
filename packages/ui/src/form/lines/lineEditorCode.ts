import { lazyCode } from '../../foundation/lazy/lazyCode'

/** The grid of a form's lines, fetched once for all forms: a form without lines never asks for it. */
export const lineEditor = lazyCode(async () => (await import('./LineEditor')).LineEditor)
