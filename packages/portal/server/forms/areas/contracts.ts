/** Contracts (spec 1 §1): electronic seal configuration, templates, records. */
export const contracts = `
# sealConfig | 电子印章配置 | Electronic seal | master ref
sealName*=印章名称/Seal(公司公章;合同专用章;财务专用章;报关专用章), company*, sealType*:dict=印章类型/Kind of seal{official 公章 Official;contract 合同章 Contract;finance 财务章 Finance;customs 报关章 Customs}, keeper*, provider:dict=签章平台/Provider{esign e签宝 eSign;fadada 法大大 Fadada;docusign DocuSign DocuSign}, certificateNo=证书编号/Certificate no.(CERT-7741-22;CERT-7741-31;CERT-8012-05), validFrom:date=启用日期/Valid from, validUntil*, maxAmount:money=单笔限额/Limit per contract, picture

# contractTemplate | 合同模板 | Contract template | master ref
templateName*=模板名称/Template(船舶供应框架合同;采购合同;运输合同;仓储合同;保密协议), contractType*:dict=合同类型/Kind of contract{sales 销售 Sales;purchase 采购 Purchase;transport 运输 Transport;storage 仓储 Storage;nda 保密 Confidentiality}, company, language:dict=语言/Language{zh 中文 Chinese;en 英文 English;both 中英文 Both}, templateVersion=版本/Version(2026-1;2026-2;2025-4), owner, seal:record:onlSealConfig=印章/Seal, effectiveOn:date=生效日期/In force from, content:richtext=模板内容/Text, attachments

# contractRecord | 合同记录 | Contract | approve manager ref
contractName*=合同名称/Contract(2026年度船舶供应合同;手套采购合同;宁波港区运输合同;裕廊仓租赁合同), contractNo*, contractType:dict=合同类型/Kind of contract{sales 销售 Sales;purchase 采购 Purchase;transport 运输 Transport;storage 仓储 Storage;nda 保密 Confidentiality}, template:record:onlContractTemplate=合同模板/Template, company*, customer, supplier, startDate*, endDate*, currency, amount*, seal:record:onlSealConfig=印章/Seal, owner, autoRenew:yes=自动续签/Renews itself, attachments
+ term | 付款节点 | Payments | milestone*=节点/Milestone(签约;到货验收;质保期满), share, amount, dueDate
+ amendment | 变更记录 | Amendments | amendmentNo*=变更编号/Amendment no.(BG-01;BG-02;BG-03), amendedOn*:date=变更日期/Amended on, content*=变更内容/What changes(延长交货期;调整付款比例;增加装货港), reason
`
