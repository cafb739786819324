/** A ticket lives for minutes: an image that fails is opened once more before it is given up. */
const TRIES = 2

/** One `img` that shows stored files. */
export interface OpenedImage {
  /** Shows a stored file; `undefined`: whatever `src` the image has is none of ours. */
  show(path: string | undefined): void
  /** Lets go: an address that comes late is not shown. */
  end(): void
}

/**
 * Images of the file service are for those who may read them, and an image sends no token: each is shown under an
 * address that is opened for it. A path is opened once however often its image is drawn, and once more when its
 * ticket has run out; an image that stays away is marked with `data-broken`.
 *
 * @param open gives an address that can be read now (`dataSource.files.open`)
 */
export function openedImages(
  open: (path: string) => Promise<string>,
): (image: HTMLImageElement) => OpenedImage {
  const addresses = new Map<string, Promise<string>>()
  const addressOf = (path: string) => {
    const address = addresses.get(path) ?? open(path)
    addresses.set(path, address)
    return address
  }
  return (image) => {
    let gone = false
    let tries = 0
    let shown: string | undefined
    const load = (path: string) => {
      tries += 1
      addressOf(path).then(
        (address) => {
          if (!gone && shown === path) image.src = address
        },
        () => {
          addresses.delete(path)
          image.dataset['broken'] = ''
        },
      )
    }
    image.addEventListener('error', () => {
      if (shown !== undefined && tries < TRIES) {
        addresses.delete(shown)
        load(shown)
      } else image.dataset['broken'] = ''
    })
    image.addEventListener('load', () => delete image.dataset['broken'])
    return {
      show: (path) => {
        shown = path
        tries = 0
        if (path !== undefined) load(path)
      },
      end: () => void (gone = true),
    }
  }
}
