/** A text that was drawn on a canvas, with its place in page pixels. */
export interface DrawnText {
  text: string
  x: number
  y: number
}

/**
 * Notes every text drawn on any canvas until the answer is called. Only for checks after a measure: the wrapped
 * function would slow the drawing down.
 */
export function recordDrawnText(): () => DrawnText[] {
  const drawn: DrawnText[] = []
  const prototype = CanvasRenderingContext2D.prototype
  const original = prototype.fillText
  prototype.fillText = function (text, x, y, maxWidth) {
    const place = this.getTransform().transformPoint({ x, y })
    const canvas = this.canvas.getBoundingClientRect()
    const scale = canvas.width / this.canvas.width || 1
    drawn.push({ text, x: canvas.left + place.x * scale, y: canvas.top + place.y * scale })
    if (maxWidth === undefined) original.call(this, text, x, y)
    else original.call(this, text, x, y, maxWidth)
  }
  return () => {
    prototype.fillText = original
    return drawn
  }
}
