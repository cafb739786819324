declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- how React's types are extended
  namespace JSX {
    interface IntrinsicElements {
      'ld-kept-page': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>
    }
  }
}

/**
 * The topmost element of a kept page. `Activity` hides a page by `display: none` at its topmost elements, and the browser
 * then computes styles and places of all of it anew when it is shown: 40 ms for a list. Here that style goes nowhere;
 * what hides the page is `.ld-kept-hidden` around it, which keeps both (docs/adr/0038).
 */
class KeptPageElement extends HTMLElement {
  readonly #unused = document.createElement('i').style

  override get style(): CSSStyleDeclaration {
    return this.#unused
  }
}

if (!customElements.get('ld-kept-page')) customElements.define('ld-kept-page', KeptPageElement)

export {}
