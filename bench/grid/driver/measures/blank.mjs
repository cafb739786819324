import { setTimeout as wait } from 'node:timers/promises'
import { UntrueError } from '../lab.mjs'

/** Screencast pictures are this large; the body is cut into bands a little higher than a row. */
const PICTURE = { width: 640, height: 400 }
const BAND_PX = 44
const HEADER_PX = 40
const START = 40_000

/** Mean share (percent) of the body that is empty in the pictures of a scroll at a given speed. */
function blankAt(name, speed) {
  return {
    names: [name],
    ability: 'scroll',
    async run(lab) {
      await lab.call('scrollTo', { top: START, left: 0 })
      await lab.page.mouse.move(1, 1)
      const pictures = await film(lab, () =>
        lab.cdp.send('Input.synthesizeScrollGesture', {
          x: 600,
          y: 380,
          xDistance: 0,
          yDistance: -speed,
          speed,
          gestureSourceType: 'mouse',
          preventFling: true,
        }),
      )
      const { top } = await lab.restingPosition()
      if (top - START < speed * 0.9) throw new UntrueError(`scrolled ${top - START} px instead of ${speed}`)
      if (pictures.length < 5) throw new UntrueError(`only ${pictures.length} pictures were taken`)
      await lab.checkScreen('after the film')
      return { [name]: (await lab.judge(blankShare, { pictures, bands: bandsOf(PICTURE) })) * 100 }
    },
  }
}

export const blankSlow = blankAt('blank5000', 5_000)
export const blankFast = blankAt('blank20000', 20_000)

/** Pictures of what the screen showed while the action ran. */
async function film(lab, action) {
  const pictures = []
  const keep = ({ data, sessionId }) => {
    pictures.push(data)
    lab.cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  }
  lab.cdp.on('Page.screencastFrame', keep)
  await lab.cdp.send('Page.startScreencast', {
    format: 'jpeg',
    quality: 60,
    maxWidth: PICTURE.width,
    maxHeight: PICTURE.height,
    everyNthFrame: 1,
  })
  await wait(100)
  pictures.length = 0
  await action()
  await lab.cdp.send('Page.stopScreencast')
  lab.cdp.off('Page.screencastFrame', keep)
  return pictures
}

function bandsOf({ width }) {
  const scale = width / 1200
  const height = BAND_PX * scale
  const top = HEADER_PX * scale
  const count = Math.floor((700 * scale - top) / height)
  return Array.from({ length: count }, (_, index) => ({
    from: Math.round(top + index * height),
    to: Math.round(top + (index + 1) * height),
  }))
}

/** Runs in a page that is not measured: share of bands with fewer than six dark pixels. */
async function blankShare({ pictures, bands }) {
  let blank = 0
  for (const picture of pictures) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context.drawImage(image, 0, 0)
    for (const { from, to } of bands) {
      const { data } = context.getImageData(4, from, image.width - 30, to - from)
      let dark = 0
      for (let at = 0; at < data.length && dark < 6; at += 4)
        if (data[at] + data[at + 1] + data[at + 2] < 450) dark++
      if (dark < 6) blank++
    }
    image.close()
  }
  return blank / (pictures.length * bands.length)
}
