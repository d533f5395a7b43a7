/**
 * @generated SignedSource<<886da6f8fc2cdb0e606cbdd0b6ac846a>>
 * @relayHash 899e121bf3a3bedf34baa3596bc3be6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c7e8a1e2e384982e153890a7f95ed06cb2e0ce7182804d48e7cc4cc035c72be

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Currency = "IDR" | "SGD" | "USD";
export type Permission = "ACCOUNT_ACTIVITY_VIEW" | "ACCOUNT_API_TOKENS_MANAGE" | "ACCOUNT_COMPANY_MANAGE" | "ACCOUNT_CONTROLS_MANAGE" | "ACCOUNT_MEMBERS_INVITE" | "ACCOUNT_MEMBERS_MANAGE" | "ACCOUNT_MEMBERS_VIEW" | "ACCOUNT_ROLES_MANAGE" | "ACCOUNT_SECURITY_MANAGE" | "ACCOUNT_WEBHOOKS_MANAGE" | "EXPORTS_CREATE" | "INVOICING_CREDIT_MEMOS_MANAGE" | "INVOICING_CREDIT_MEMOS_VIEW" | "INVOICING_CUSTOMERS_MANAGE" | "INVOICING_CUSTOMERS_REVIEW" | "INVOICING_CUSTOMERS_VIEW" | "INVOICING_GOODS_RECEIPTS_MANAGE" | "INVOICING_GOODS_RECEIPTS_VIEW" | "INVOICING_INVOICES_APPROVE" | "INVOICING_INVOICES_MANAGE" | "INVOICING_INVOICES_VIEW" | "INVOICING_PAYMENTS_MANAGE" | "INVOICING_PAYMENTS_VIEW" | "INVOICING_PURCHASE_ORDERS_MANAGE" | "INVOICING_PURCHASE_ORDERS_VIEW" | "INVOICING_SALES_ORDERS_MANAGE" | "INVOICING_SALES_ORDERS_VIEW" | "INVOICING_SETTLEMENTS_MANAGE" | "INVOICING_SETTLEMENTS_VIEW" | "TREASURY_ANALYSIS_VIEW" | "TREASURY_BANK_ACCOUNTS_MANAGE" | "TREASURY_BANK_ACCOUNTS_VIEW" | "TREASURY_BILLS_APPROVE" | "TREASURY_BILLS_MANAGE" | "TREASURY_BILLS_VIEW" | "TREASURY_COUNTERPARTIES_MANAGE" | "TREASURY_COUNTERPARTIES_VIEW" | "TREASURY_DEPOSITS_MANAGE" | "TREASURY_DEPOSITS_VIEW" | "TREASURY_EXCEPTIONS_MANAGE" | "TREASURY_EXCEPTIONS_VIEW" | "TREASURY_EXPECTED_MANAGE" | "TREASURY_EXPECTED_VIEW" | "TREASURY_PAYMENTS_APPROVE" | "TREASURY_PAYMENTS_CREATE" | "TREASURY_PAYMENTS_VIEW" | "TREASURY_PROVIDERS_MANAGE" | "TREASURY_PROVIDERS_VIEW" | "TREASURY_RECONCILIATION_AUTO" | "TREASURY_RECONCILIATION_MANAGE" | "TREASURY_RECONCILIATION_VIEW" | "TREASURY_STATEMENTS_MANAGE" | "TREASURY_STATEMENTS_VIEW";
export type CreateBillPageQuery$variables = Record<PropertyKey, never>;
export type CreateBillPageQuery$data = {
  readonly organization: {
    readonly billSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"MetadataCard_settings">;
    };
    readonly defaultCurrency: Currency;
    readonly permissions: ReadonlyArray<Permission>;
  };
};
export type CreateBillPageQuery = {
  response: CreateBillPageQuery$data;
  variables: CreateBillPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "defaultCurrency",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BillMetadataField",
    "kind": "LinkedField",
    "name": "metadataFields",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "key",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "label",
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
        "name": "required",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "choices",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CreateBillPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BillSettings",
            "kind": "LinkedField",
            "name": "billSettings",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "MetadataCard_settings",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateBillPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "BillSettings",
            "kind": "LinkedField",
            "name": "billSettings",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0c7e8a1e2e384982e153890a7f95ed06cb2e0ce7182804d48e7cc4cc035c72be",
    "metadata": {},
    "name": "CreateBillPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66c070c097cb5cb54dfe26ef6a5f79d6";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
