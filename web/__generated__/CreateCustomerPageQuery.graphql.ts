/**
 * @generated SignedSource<<221cf848a079a1d6cf988b882311e18a>>
 * @relayHash 839fa9a6043f593ea8665a85207c15f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cb33f8a7751bf1c5c82e239caaa9fd3c939cd4b903c3ff6eb96016a8b643b44

import type { ConcreteRequest } from 'relay-runtime';
export type Permission = "ACCOUNT_ACTIVITY_VIEW" | "ACCOUNT_API_TOKENS_MANAGE" | "ACCOUNT_COMPANY_MANAGE" | "ACCOUNT_CONTROLS_MANAGE" | "ACCOUNT_MEMBERS_INVITE" | "ACCOUNT_MEMBERS_MANAGE" | "ACCOUNT_MEMBERS_VIEW" | "ACCOUNT_ROLES_MANAGE" | "ACCOUNT_SECURITY_MANAGE" | "ACCOUNT_WEBHOOKS_MANAGE" | "EXPORTS_CREATE" | "INVOICING_CREDIT_MEMOS_MANAGE" | "INVOICING_CREDIT_MEMOS_VIEW" | "INVOICING_CUSTOMERS_MANAGE" | "INVOICING_CUSTOMERS_REVIEW" | "INVOICING_CUSTOMERS_VIEW" | "INVOICING_GOODS_RECEIPTS_MANAGE" | "INVOICING_GOODS_RECEIPTS_VIEW" | "INVOICING_INVOICES_APPROVE" | "INVOICING_INVOICES_MANAGE" | "INVOICING_INVOICES_VIEW" | "INVOICING_PAYMENTS_MANAGE" | "INVOICING_PAYMENTS_VIEW" | "INVOICING_PURCHASE_ORDERS_MANAGE" | "INVOICING_PURCHASE_ORDERS_VIEW" | "INVOICING_SALES_ORDERS_MANAGE" | "INVOICING_SALES_ORDERS_VIEW" | "INVOICING_SETTLEMENTS_MANAGE" | "INVOICING_SETTLEMENTS_VIEW" | "TREASURY_ANALYSIS_VIEW" | "TREASURY_BANK_ACCOUNTS_MANAGE" | "TREASURY_BANK_ACCOUNTS_VIEW" | "TREASURY_BILLS_APPROVE" | "TREASURY_BILLS_MANAGE" | "TREASURY_BILLS_VIEW" | "TREASURY_COUNTERPARTIES_MANAGE" | "TREASURY_COUNTERPARTIES_VIEW" | "TREASURY_DEPOSITS_MANAGE" | "TREASURY_DEPOSITS_VIEW" | "TREASURY_EXCEPTIONS_MANAGE" | "TREASURY_EXCEPTIONS_VIEW" | "TREASURY_EXPECTED_MANAGE" | "TREASURY_EXPECTED_VIEW" | "TREASURY_PAYMENTS_APPROVE" | "TREASURY_PAYMENTS_CREATE" | "TREASURY_PAYMENTS_VIEW" | "TREASURY_PROVIDERS_MANAGE" | "TREASURY_PROVIDERS_VIEW" | "TREASURY_RECONCILIATION_AUTO" | "TREASURY_RECONCILIATION_MANAGE" | "TREASURY_RECONCILIATION_VIEW" | "TREASURY_STATEMENTS_MANAGE" | "TREASURY_STATEMENTS_VIEW";
export type CreateCustomerPageQuery$variables = Record<PropertyKey, never>;
export type CreateCustomerPageQuery$data = {
  readonly organization: {
    readonly permissions: ReadonlyArray<Permission>;
  };
};
export type CreateCustomerPageQuery = {
  response: CreateCustomerPageQuery$data;
  variables: CreateCustomerPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CreateCustomerPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "CreateCustomerPageQuery",
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
    "id": "2cb33f8a7751bf1c5c82e239caaa9fd3c939cd4b903c3ff6eb96016a8b643b44",
    "metadata": {},
    "name": "CreateCustomerPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51ec91a60d93847c0441de77f2f368c0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
