import LockOutlined from '@ant-design/icons/LockOutlined'
import { Form, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The fields `password` and `confirm` of the form around. Whether a password is good is the server's to say. */
export function NewPasswordFields(): ReactNode {
  const { t } = useTranslation('session')
  return (
    <>
      <Form.Item
        name="password"
        extra={t('register.passwordHint')}
        rules={[{ required: true, message: t('login.passwordRequired') }]}
      >
        <Input.Password
          size="large"
          prefix={<LockOutlined />}
          placeholder={t('register.password')}
          aria-label={t('register.password')}
          autoComplete="new-password"
          maxLength={128}
        />
      </Form.Item>
      <Form.Item
        name="confirm"
        dependencies={['password']}
        rules={[
          { required: true, message: t('register.confirmRequired') },
          ({ getFieldValue }) => ({
            validator: (_rule, value: string) =>
              !value || value === getFieldValue('password')
                ? Promise.resolve()
                : Promise.reject(new Error(t('register.differ'))),
          }),
        ]}
      >
        <Input.Password
          size="large"
          prefix={<LockOutlined />}
          placeholder={t('register.confirm')}
          aria-label={t('register.confirm')}
          autoComplete="new-password"
          maxLength={128}
        />
      </Form.Item>
    </>
  )
}
