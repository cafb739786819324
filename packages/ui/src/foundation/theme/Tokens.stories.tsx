import type { Meta, StoryObj } from '@storybook/react-vite'
import { theme } from 'antd'
import type { CSSProperties, ReactNode } from 'react'

const SURFACES = ['colorBgLayout', 'colorBgContainer', 'colorBgElevated', 'colorFillAlter'] as const
const TEXTS = ['colorText', 'colorTextSecondary', 'colorTextDescription', 'colorTextDisabled'] as const
const STATES = ['colorPrimary', 'colorSuccess', 'colorWarning', 'colorError'] as const
const SPACES = ['sizeXXS', 'sizeXS', 'size', 'sizeLG', 'sizeXL'] as const
const SIZES = ['fontSizeSM', 'fontSize', 'fontSizeLG', 'fontSizeHeading5', 'fontSizeHeading4'] as const
const RADII = ['borderRadiusSM', 'borderRadius', 'borderRadiusLG'] as const
const MOTION = ['motionDurationFast', 'motionDurationMid', 'motionDurationSlow'] as const

/** The values that typography, spacing, colour and motion are made of, as the theme in force has them. */
function Tokens(): ReactNode {
  const { token } = theme.useToken()
  const sample = (children: ReactNode) => <div style={{ minWidth: 96 }}>{children}</div>
  const box = (style: CSSProperties) =>
    sample(
      <div
        style={{ width: 64, height: 32, border: `1px solid ${token.colorBorderSecondary}`, ...style }}
        aria-hidden="true"
      />,
    )
  const part = <Name extends string>(
    title: string,
    names: readonly Name[],
    show: (name: Name) => ReactNode,
    value: (name: Name) => string | number,
  ) => (
    <section>
      <h2 style={{ fontSize: token.fontSizeLG, margin: '16px 0 8px' }}>{title}</h2>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, listStyle: 'none', padding: 0, margin: 0 }}>
        {names.map((name) => (
          <li key={name}>
            {show(name)}
            <div>{name}</div>
            <small style={{ color: token.colorTextDescription }}>{value(name)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
  const plain = <Name extends keyof typeof token>(name: Name) => String(token[name])
  return (
    <div style={{ padding: 16, background: token.colorBgContainer, color: token.colorText }}>
      {part('Surfaces', SURFACES, (name) => box({ background: token[name] }), plain)}
      {part(
        'Text',
        TEXTS,
        (name) => sample(<b style={{ color: token[name], fontSize: 20 }}>文字 Aa</b>),
        plain,
      )}
      {part('States', STATES, (name) => box({ background: token[name] }), plain)}
      {part('Spacing', SPACES, (name) => box({ width: token[name], background: token.colorPrimary }), plain)}
      {part('Type', SIZES, (name) => sample(<span style={{ fontSize: token[name] }}>文字 Aa</span>), plain)}
      {part('Corners', RADII, (name) => box({ borderRadius: token[name] }), plain)}
      {part('Motion', MOTION, () => null, plain)}
    </div>
  )
}

const meta = { title: 'Foundation/Tokens', component: Tokens } satisfies Meta<typeof Tokens>

export default meta
type Story = StoryObj<typeof meta>

/** What everything is drawn with; other modes by the switches of the toolbar. */
export const Default: Story = {}
