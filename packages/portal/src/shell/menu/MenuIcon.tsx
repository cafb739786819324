import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons/AuditOutlined'
import BankOutlined from '@ant-design/icons/BankOutlined'
import BarChartOutlined from '@ant-design/icons/BarChartOutlined'
import BarcodeOutlined from '@ant-design/icons/BarcodeOutlined'
import BookOutlined from '@ant-design/icons/BookOutlined'
import CarOutlined from '@ant-design/icons/CarOutlined'
import DashboardOutlined from '@ant-design/icons/DashboardOutlined'
import FileTextOutlined from '@ant-design/icons/FileTextOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import NotificationOutlined from '@ant-design/icons/NotificationOutlined'
import SafetyOutlined from '@ant-design/icons/SafetyOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import SolutionOutlined from '@ant-design/icons/SolutionOutlined'
import TeamOutlined from '@ant-design/icons/TeamOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import type { ComponentType, ReactNode } from 'react'

/** Icons that the server's menu may name; the names are those of the icon set, without style suffix. */
const ICONS: Record<string, ComponentType> = {
  appstore: AppstoreOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  'bar-chart': BarChartOutlined,
  barcode: BarcodeOutlined,
  book: BookOutlined,
  car: CarOutlined,
  dashboard: DashboardOutlined,
  'file-text': FileTextOutlined,
  home: HomeOutlined,
  message: MessageOutlined,
  notification: NotificationOutlined,
  safety: SafetyOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  'shopping-cart': ShoppingCartOutlined,
  solution: SolutionOutlined,
  team: TeamOutlined,
  user: UserOutlined,
}

/** The icon of a menu entry; a name that is not known shows the general one. */
export function MenuIcon({ name }: { name: string }): ReactNode {
  const Icon = ICONS[name.replace(/-?(outlined|filled|o)$/i, '')] ?? AppstoreOutlined
  return <Icon />
}
