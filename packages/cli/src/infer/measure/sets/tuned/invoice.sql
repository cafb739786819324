-- MySQL dump 10.13
DROP TABLE IF EXISTS `t_sales_invoice`;
CREATE TABLE `t_sales_invoice` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `invoice_no` varchar(32) NOT NULL COMMENT '发票号码',
  `invoice_code` varchar(32) DEFAULT NULL COMMENT '发票代码',
  `invoice_type` tinyint(4) NOT NULL DEFAULT '1' COMMENT '发票类型(1-增值税专票,2-增值税普票,3-电子发票)',
  `buyer_name` varchar(128) NOT NULL COMMENT '购方名称',
  `buyer_tax_no` varchar(32) DEFAULT NULL COMMENT '购方税号',
  `customer_id` bigint(20) NOT NULL COMMENT '客户ID',
  `issue_date` date NOT NULL COMMENT '开票日期',
  `amount_excl_tax` decimal(18,2) NOT NULL COMMENT '不含税金额',
  `tax_rate` decimal(5,2) DEFAULT NULL COMMENT '税率%',
  `tax_amount` decimal(18,2) DEFAULT NULL COMMENT '税额',
  `total_amount` decimal(18,2) NOT NULL COMMENT '价税合计',
  `currency` char(3) DEFAULT 'CNY' COMMENT '币种',
  `exchange_rate` decimal(12,6) DEFAULT NULL COMMENT '汇率',
  `is_red` tinyint(1) DEFAULT '0' COMMENT '是否红冲',
  `status` varchar(16) DEFAULT 'draft' COMMENT '状态',
  `payee` varchar(32) DEFAULT NULL COMMENT '收款人',
  `reviewer` varchar(32) DEFAULT NULL COMMENT '复核人',
  `remark` varchar(500) DEFAULT NULL COMMENT '备注',
  `create_time` datetime DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (`id`),
  UNIQUE KEY `uk_no` (`invoice_no`),
  CONSTRAINT `fk_c` FOREIGN KEY (`customer_id`) REFERENCES `t_customer` (`id`)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='销售发票';
CREATE TABLE `t_sales_invoice_item` (
  `id` bigint(20) NOT NULL AUTO_INCREMENT,
  `invoice_id` bigint(20) NOT NULL,
  `goods_name` varchar(128) NOT NULL COMMENT '货物名称',
  `spec` varchar(64) DEFAULT NULL COMMENT '规格型号',
  `unit` varchar(16) DEFAULT NULL COMMENT '单位',
  `qty` decimal(18,4) DEFAULT NULL COMMENT '数量',
  `unit_price` decimal(18,6) DEFAULT NULL COMMENT '单价',
  `amount` decimal(18,2) DEFAULT NULL COMMENT '金额',
  PRIMARY KEY (`id`),
  FOREIGN KEY (`invoice_id`) REFERENCES `t_sales_invoice` (`id`) ON DELETE CASCADE
);
INSERT INTO `t_sales_invoice` VALUES (1,'a;b','x');
