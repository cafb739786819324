-- 工装借用
CREATE TABLE `tooling_loan` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `loan_no` varchar(32) NOT NULL COMMENT '借用单号',
  `dept_id` bigint(20) DEFAULT NULL COMMENT '借用部门',
  `borrower` varchar(50) NOT NULL COMMENT '借用人',
  `phone` varchar(20) DEFAULT NULL COMMENT '联系手机',
  `loan_date` date NOT NULL COMMENT '借出日期',
  `plan_return_date` date DEFAULT NULL COMMENT '预计归还日期',
  `real_return_time` datetime DEFAULT NULL COMMENT '实际归还时间',
  `purpose` varchar(500) DEFAULT NULL COMMENT '借用用途',
  `deposit_amt` decimal(12,2) DEFAULT '0.00' COMMENT '押金金额',
  `warehouse_code` varchar(20) DEFAULT NULL COMMENT '所属仓库',
  `is_overdue` tinyint(1) DEFAULT '0' COMMENT '是否超期',
  `overdue_days` int(11) DEFAULT NULL COMMENT '超期天数',
  `approve_status` char(1) DEFAULT '0' COMMENT '审批状态 0待审 1通过 2驳回',
  `approver` varchar(50) DEFAULT NULL COMMENT '审批人',
  `approve_opinion` varchar(255) DEFAULT NULL COMMENT '审批意见',
  `attach` varchar(1000) DEFAULT NULL COMMENT '附件',
  `create_by` varchar(50) DEFAULT NULL,
  `create_time` datetime DEFAULT NULL,
  `del_flag` tinyint(1) DEFAULT '0',
  PRIMARY KEY (`id`), UNIQUE KEY `uk_no` (`loan_no`)
) ENGINE=InnoDB COMMENT='工装借用单';
CREATE TABLE `tooling_loan_detail` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `loan_id` bigint(20) NOT NULL COMMENT '主表id',
  `tool_code` varchar(32) NOT NULL COMMENT '工装编码',
  `tool_name` varchar(100) DEFAULT NULL COMMENT '工装名称',
  `spec` varchar(100) DEFAULT NULL COMMENT '规格型号',
  `unit` varchar(10) DEFAULT NULL COMMENT '单位',
  `loan_qty` decimal(10,2) NOT NULL COMMENT '借出数量',
  `return_qty` decimal(10,2) DEFAULT NULL COMMENT '归还数量',
  `damage_level` tinyint(4) DEFAULT NULL COMMENT '损坏程度：1完好 2轻微 3报废',
  `photo_url` varchar(255) DEFAULT NULL COMMENT '照片',
  `remark` varchar(255) DEFAULT NULL COMMENT '备注',
  PRIMARY KEY (`id`)
) COMMENT='工装借用明细';
