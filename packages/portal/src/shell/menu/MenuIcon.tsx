import AccountBookOutlined from '@ant-design/icons/AccountBookOutlined'
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons/AuditOutlined'
import BankOutlined from '@ant-design/icons/BankOutlined'
import BarChartOutlined from '@ant-design/icons/BarChartOutlined'
import BarcodeOutlined from '@ant-design/icons/BarcodeOutlined'
import BookOutlined from '@ant-design/icons/BookOutlined'
import CarOutlined from '@ant-design/icons/CarOutlined'
import DashboardOutlined from '@ant-design/icons/DashboardOutlined'
import DatabaseOutlined from '@ant-design/icons/DatabaseOutlined'
import FileTextOutlined from '@ant-design/icons/FileTextOutlined'
import GlobalOutlined from '@ant-design/icons/GlobalOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import LineChartOutlined from '@ant-design/icons/LineChartOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import NotificationOutlined from '@ant-design/icons/NotificationOutlined'
import PushpinOutlined from '@ant-design/icons/PushpinOutlined'
import SafetyOutlined from '@ant-design/icons/SafetyOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined'
import SolutionOutlined from '@ant-design/icons/SolutionOutlined'
import TeamOutlined from '@ant-design/icons/TeamOutlined'
import ToolOutlined from '@ant-design/icons/ToolOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import type { ComponentType, ReactNode } from 'react'

/** Icons that the server's menu may name; the names are those of the icon set, without style suffix. */
const ICONS: Record<string, ComponentType> = {
  'account-book': AccountBookOutlined,
  appstore: AppstoreOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  'bar-chart': BarChartOutlined,
  barcode: BarcodeOutlined,
  book: BookOutlined,
  car: CarOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  'file-text': FileTextOutlined,
  global: GlobalOutlined,
  home: HomeOutlined,
  'line-chart': LineChartOutlined,
  message: MessageOutlined,
  notification: NotificationOutlined,
  pushpin: PushpinOutlined,
  safety: SafetyOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  'shopping-cart': ShoppingCartOutlined,
  shopping: ShoppingOutlined,
  solution: SolutionOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
  user: UserOutlined,
}

/** The icon of a menu entry; a name that is not known shows the general one. */
export function MenuIcon({ name }: { name: string }): ReactNode {
  const Icon = ICONS[name.replace(/-?(outlined|filled|o)$/i, '')] ?? AppstoreOutlined
  return <Icon />
}
