const SHELL = `
/sys/thirdLogin/getLoginUser/:token/:thirdType /sys/cas/client/validateLogin
/sys/login /sys/phoneLogin /sys/logout /sys/online/forceLogout
/sys/permission/getUserPermissionByToken /sys/selectDepart
/sys/role/add /sys/role/edit /sys/role/queryall /sys/role/queryTreeList /sys/user/add /sys/user/edit
/sys/user/queryUserRole /sys/user/frozenBatch /sys/user/checkOnlyUser /sys/user/changePassword
/sys/user/queryUserByDepId /sys/permission/add /sys/permission/edit /sys/permission/list
/sys/permission/getSystemMenuList /sys/permission/getSystemSubmenu /sys/permission/getSystemSubmenuBatch
/sys/permission/queryTreeList /sys/permission/queryRolePermission /sys/permission/saveRolePermission
/sys/permission/getPermRuleListByPermId /sys/permission/queryPermissionRule /sys/permission/queryDepartPermission
/sys/permission/saveDepartPermission /sys/sysDepart/queryTreeList /sys/sysDepart/queryDepartTreeSync
/sys/sysDepart/queryIdTree /sys/sysDepart/searchBy /sys/sysDepart/delete /sys/sysDepart/queryMyDeptTreeList
/sys/sysDepartPermission/queryTreeListForDeptRole /sys/sysDepartPermission/queryDeptRolePermission
/sys/sysDepartPermission/saveDeptRolePermission /sys/dict/add /sys/dict/edit /sys/dictItem/add /sys/dictItem/edit
/sys/dict/getDictItems/:code /sys/dict/refleshCache /sys/dict/queryAllDictItems /sys/category/loadTreeRoot
/sys/category/loadTreeChildren /sys/category/loadOne /sys/category/loadTreeData /sys/category/loadDictItem/
/sys/annountCement/listByUser /sys/sysAnnouncementSend/editByAnntIdAndUserId /sys/annountCement/queryById
/sys/annountCement/doReleaseData /sys/annountCement/doReovkeData /sys/loginfo /sys/visitInfo /sys/duplicate/check
/sys/checkRule/checkByCode`

const BOTH = `
/sys/user/getCurrentUserDeparts /sys/role/list /sys/user/list /sys/user/updatePassword /sys/user/getMultiUser
/sys/user/queryUserComponentData /sys/dict/loadDictItem/:code /sys/dict/loadDict/:code /sys/dict/loadTreeData
/sys/position/list /sys/selectDepart`

const WIDGETS = `
/online/cgreport/api/getRpColumns/:code /online/cgreport/api/getQueryInfo/:id /online/cgreport/api/getData/:id
/sys/common/upload /sys/upload/uploadLocal /sys/upload/uploadMinio /sys/upload/delImg /sys/upload/delMinioFile
/sys/upload/batchDowmload /sys/oss/file/batchDowmload /sys/upload/pdfMergeDowmload
/sales/tsOrder/list /sales/tsOrder/delete /sales/tsOrder/deleteBatch /sales/tsOrder/exportXls
/sales/tsOrder/importExcel`

const paths = (text: string) => text.trim().split(/\s+/)

/** Paths of the specifications' tables of calls (spec 1 §7, spec 2 §7), and which of them names each. */
export const specifiedCalls: ReadonlyMap<string, string> = new Map([
  ...paths(SHELL).map((path) => [path, '1'] as const),
  ...paths(WIDGETS).map((path) => [path, '2'] as const),
  ...paths(BOTH).map((path) => [path, '1, 2'] as const),
])
