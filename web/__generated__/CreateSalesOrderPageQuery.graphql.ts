/**
 * @generated SignedSource<<f52375194c8e33674cec36473f11a67f>>
 * @relayHash 5c94d7c04dc3a573c2dc88a140cc72ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94bde9c551d8da3a216f81a74d4dabe923bf054be7288e2d5e29f8375102f692

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type Permission = "ACCOUNT_ACTIVITY_VIEW" | "ACCOUNT_API_TOKENS_MANAGE" | "ACCOUNT_COMPANY_MANAGE" | "ACCOUNT_CONTROLS_MANAGE" | "ACCOUNT_MEMBERS_INVITE" | "ACCOUNT_MEMBERS_MANAGE" | "ACCOUNT_MEMBERS_VIEW" | "ACCOUNT_ROLES_MANAGE" | "ACCOUNT_SECURITY_MANAGE" | "ACCOUNT_WEBHOOKS_MANAGE" | "EXPORTS_CREATE" | "INVOICING_CREDIT_MEMOS_MANAGE" | "INVOICING_CREDIT_MEMOS_VIEW" | "INVOICING_CUSTOMERS_MANAGE" | "INVOICING_CUSTOMERS_REVIEW" | "INVOICING_CUSTOMERS_VIEW" | "INVOICING_GOODS_RECEIPTS_MANAGE" | "INVOICING_GOODS_RECEIPTS_VIEW" | "INVOICING_INVOICES_APPROVE" | "INVOICING_INVOICES_MANAGE" | "INVOICING_INVOICES_VIEW" | "INVOICING_JOURNALS_MANAGE" | "INVOICING_JOURNALS_VIEW" | "INVOICING_PAYMENTS_MANAGE" | "INVOICING_PAYMENTS_VIEW" | "INVOICING_PURCHASE_ORDERS_MANAGE" | "INVOICING_PURCHASE_ORDERS_VIEW" | "INVOICING_SALES_ORDERS_MANAGE" | "INVOICING_SALES_ORDERS_VIEW" | "INVOICING_SETTLEMENTS_MANAGE" | "INVOICING_SETTLEMENTS_VIEW" | "TREASURY_ANALYSIS_VIEW" | "TREASURY_BANK_ACCOUNTS_MANAGE" | "TREASURY_BANK_ACCOUNTS_VIEW" | "TREASURY_BILLS_APPROVE" | "TREASURY_BILLS_MANAGE" | "TREASURY_BILLS_VIEW" | "TREASURY_COUNTERPARTIES_MANAGE" | "TREASURY_COUNTERPARTIES_VIEW" | "TREASURY_DEPOSITS_MANAGE" | "TREASURY_DEPOSITS_VIEW" | "TREASURY_EXCEPTIONS_MANAGE" | "TREASURY_EXCEPTIONS_VIEW" | "TREASURY_EXPECTED_MANAGE" | "TREASURY_EXPECTED_VIEW" | "TREASURY_JOURNALS_MANAGE" | "TREASURY_JOURNALS_VIEW" | "TREASURY_PAYMENTS_APPROVE" | "TREASURY_PAYMENTS_CREATE" | "TREASURY_PAYMENTS_VIEW" | "TREASURY_PROVIDERS_MANAGE" | "TREASURY_PROVIDERS_VIEW" | "TREASURY_RECONCILIATION_AUTO" | "TREASURY_RECONCILIATION_MANAGE" | "TREASURY_RECONCILIATION_VIEW" | "TREASURY_STATEMENTS_MANAGE" | "TREASURY_STATEMENTS_VIEW";
export type ProductKind = "GOODS" | "SERVICE";
export type PurchaseOrderAction = "CANCEL" | "CLOSE" | "ORDER" | "REJECT" | "UPDATE";
export type VatTreatment = "EXEMPT" | "EXPORT" | "LUXURY" | "NONE" | "NOT_COLLECTED" | "SPECIFIED" | "STANDARD";
export type WithholdingCode = "CONSTRUCTION_CONSULTING" | "CONSTRUCTION_CONSULTING_UNQUALIFIED" | "CONSTRUCTION_QUALIFIED" | "CONSTRUCTION_SMALL" | "CONSTRUCTION_UNQUALIFIED" | "PPH23" | "PPH23_15" | "PPH4_2";
export type CreateSalesOrderPageQuery$variables = {
  hasPurchase: boolean;
  uuid: string;
};
export type CreateSalesOrderPageQuery$data = {
  readonly organization: {
    readonly entities: ReadonlyArray<{
      readonly id: string;
      readonly isDefault: boolean;
      readonly isVatRegistered: boolean;
    }>;
    readonly permissions: ReadonlyArray<Permission>;
    readonly purchaseOrder?: {
      readonly allowedActions: ReadonlyArray<PurchaseOrderAction>;
      readonly amount: {
        readonly amount: string;
      };
      readonly currency: Currency;
      readonly customerId: string;
      readonly customerName: string;
      readonly id: string;
      readonly lines: ReadonlyArray<{
        readonly description: string;
        readonly kind: ProductKind;
        readonly left: string;
        readonly price: {
          readonly amount: string;
        };
        readonly product: {
          readonly id: string;
          readonly name: string;
          readonly vatTreatment: VatTreatment;
          readonly withholding: WithholdingCode | null | undefined;
        } | null | undefined;
        readonly taxUnit: {
          readonly code: string;
        };
        readonly unit: string;
        readonly uuid: string;
      }>;
      readonly number: string;
      readonly ordered: {
        readonly amount: string;
      };
      readonly requiredDate: string | null | undefined;
      readonly uuid: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"IssuingEntityField_organization">;
  };
};
export type CreateSalesOrderPageQuery = {
  response: CreateSalesOrderPageQuery$data;
  variables: CreateSalesOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasPurchase"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "uuid"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDefault",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isVatRegistered",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v7 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "condition": "hasPurchase",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "uuid",
          "variableName": "uuid"
        }
      ],
      "concreteType": "PurchaseOrder",
      "kind": "LinkedField",
      "name": "purchaseOrder",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customerName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requiredDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowedActions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "ordered",
          "plural": false,
          "selections": (v7/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PurchaseOrderLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Product",
              "kind": "LinkedField",
              "name": "product",
              "plural": false,
              "selections": [
                (v3/*:: as any*/),
                (v8/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "vatTreatment",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "withholding",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TaxUnit",
              "kind": "LinkedField",
              "name": "taxUnit",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "left",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "price",
              "plural": false,
              "selections": (v7/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CreateSalesOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Entity",
            "kind": "LinkedField",
            "name": "entities",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IssuingEntityField_organization"
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "CreateSalesOrderPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Entity",
            "kind": "LinkedField",
            "name": "entities",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "94bde9c551d8da3a216f81a74d4dabe923bf054be7288e2d5e29f8375102f692",
    "metadata": {},
    "name": "CreateSalesOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c32bb7398b09f245d307a38a20301842";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
