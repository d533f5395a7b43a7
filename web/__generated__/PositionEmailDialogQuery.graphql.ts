/**
 * @generated SignedSource<<0af4d02e75b17118a496228aa04361b4>>
 * @relayHash b2bae5f9f2130609d7de3549732fca90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82938e515de921b081f7b6e67aa8936a3e83ebb983266a1b832f886bc364f921

import type { ConcreteRequest } from 'relay-runtime';
export type AppMode = "INVOICING" | "TREASURY";
export type Permission = "ACCOUNT_ACTIVITY_VIEW" | "ACCOUNT_API_TOKENS_MANAGE" | "ACCOUNT_COMPANY_MANAGE" | "ACCOUNT_CONTROLS_MANAGE" | "ACCOUNT_MEMBERS_INVITE" | "ACCOUNT_MEMBERS_MANAGE" | "ACCOUNT_MEMBERS_VIEW" | "ACCOUNT_ROLES_MANAGE" | "ACCOUNT_SECURITY_MANAGE" | "ACCOUNT_WEBHOOKS_MANAGE" | "EXPORTS_CREATE" | "INVOICING_CREDIT_MEMOS_MANAGE" | "INVOICING_CREDIT_MEMOS_VIEW" | "INVOICING_CUSTOMERS_MANAGE" | "INVOICING_CUSTOMERS_REVIEW" | "INVOICING_CUSTOMERS_VIEW" | "INVOICING_GOODS_RECEIPTS_MANAGE" | "INVOICING_GOODS_RECEIPTS_VIEW" | "INVOICING_INVOICES_APPROVE" | "INVOICING_INVOICES_MANAGE" | "INVOICING_INVOICES_VIEW" | "INVOICING_JOURNALS_MANAGE" | "INVOICING_JOURNALS_VIEW" | "INVOICING_PAYMENTS_MANAGE" | "INVOICING_PAYMENTS_VIEW" | "INVOICING_PURCHASE_ORDERS_MANAGE" | "INVOICING_PURCHASE_ORDERS_VIEW" | "INVOICING_SALES_ORDERS_MANAGE" | "INVOICING_SALES_ORDERS_VIEW" | "INVOICING_SETTLEMENTS_MANAGE" | "INVOICING_SETTLEMENTS_VIEW" | "TREASURY_ANALYSIS_VIEW" | "TREASURY_BANK_ACCOUNTS_MANAGE" | "TREASURY_BANK_ACCOUNTS_VIEW" | "TREASURY_BILLS_APPROVE" | "TREASURY_BILLS_MANAGE" | "TREASURY_BILLS_VIEW" | "TREASURY_COUNTERPARTIES_MANAGE" | "TREASURY_COUNTERPARTIES_VIEW" | "TREASURY_DEPOSITS_MANAGE" | "TREASURY_DEPOSITS_VIEW" | "TREASURY_EXCEPTIONS_MANAGE" | "TREASURY_EXCEPTIONS_VIEW" | "TREASURY_EXPECTED_MANAGE" | "TREASURY_EXPECTED_VIEW" | "TREASURY_JOURNALS_MANAGE" | "TREASURY_JOURNALS_VIEW" | "TREASURY_PAYMENTS_APPROVE" | "TREASURY_PAYMENTS_CREATE" | "TREASURY_PAYMENTS_VIEW" | "TREASURY_PROVIDERS_MANAGE" | "TREASURY_PROVIDERS_VIEW" | "TREASURY_RECONCILIATION_AUTO" | "TREASURY_RECONCILIATION_MANAGE" | "TREASURY_RECONCILIATION_VIEW" | "TREASURY_STATEMENTS_MANAGE" | "TREASURY_STATEMENTS_VIEW";
export type PositionEmailFrequency = "DAILY" | "WEEKLY";
export type PositionEmailDialogQuery$variables = Record<PropertyKey, never>;
export type PositionEmailDialogQuery$data = {
  readonly organization: {
    readonly uuid: string;
  };
  readonly viewer: {
    readonly id: string;
    readonly memberships: ReadonlyArray<{
      readonly id: string;
      readonly organization: {
        readonly modes: ReadonlyArray<AppMode>;
        readonly name: string;
        readonly timeZone: string;
        readonly uuid: string;
      };
      readonly permissions: ReadonlyArray<Permission>;
    }>;
    readonly positionEmail: {
      readonly clockOrganization: string | null | undefined;
      readonly frequency: PositionEmailFrequency;
      readonly hour: number;
      readonly isOn: boolean;
      readonly organizations: ReadonlyArray<string> | null | undefined;
      readonly version: number;
      readonly weekday: number;
    };
  };
};
export type PositionEmailDialogQuery = {
  response: PositionEmailDialogQuery$data;
  variables: PositionEmailDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "PositionEmail",
  "kind": "LinkedField",
  "name": "positionEmail",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frequency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hour",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "organizations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clockOrganization",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
  {
    "kind": "Literal",
    "name": "status",
    "value": "ACTIVE"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "permissions",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "modes",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PositionEmailDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": (v2/*:: as any*/),
              "concreteType": "Membership",
              "kind": "LinkedField",
              "name": "memberships",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Organization",
                  "kind": "LinkedField",
                  "name": "organization",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v6/*:: as any*/),
                    (v7/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "memberships(status:\"ACTIVE\")"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
    "name": "PositionEmailDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Membership",
            "kind": "LinkedField",
            "name": "memberships",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Organization",
                "kind": "LinkedField",
                "name": "organization",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "memberships(status:\"ACTIVE\")"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "82938e515de921b081f7b6e67aa8936a3e83ebb983266a1b832f886bc364f921",
    "metadata": {},
    "name": "PositionEmailDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ccfa3764419034caa0dd9f91bc1d9fe0";

export default node;
