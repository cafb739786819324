/** A tint of the primary colour: the shade that antd derives from so dark a blue is a grey. */
const TINT = 'color-mix(in srgb, var(--ant-color-primary) 9%, transparent)'

/** How the menus of the shell look: they stand on the surface of the shell, not on one of their own. */
export const MENU_THEME = {
  components: {
    Menu: {
      itemSelectedBg: TINT,
      itemActiveBg: TINT,
      subMenuItemBg: 'transparent',
      itemBg: 'transparent',
      darkItemBg: 'transparent',
      darkItemSelectedBg: 'rgba(255,255,255,0.14)',
      darkSubMenuItemBg: 'transparent',
      itemHeight: 38,
      iconMarginInlineEnd: 10,
    },
  },
}
