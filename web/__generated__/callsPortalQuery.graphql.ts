/**
 * @generated SignedSource<<23e2c4248a9fa74e8905a72e085ebb2e>>
 * @relayHash 0aac1ffdcf20933859763dbc9488b885
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81c012e3642751d8aad8400a9bad5893d3fbab2fdc80d30a0b95738b6a6e63d5

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Language = "EN" | "ID";
export type callsPortalQuery$variables = Record<PropertyKey, never>;
export type callsPortalQuery$data = {
  readonly customerPortal: {
    readonly balances: ReadonlyArray<{
      readonly credit: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly nextDueDate: string | null | undefined;
      readonly overdue: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly toPay: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly unpaidCount: number;
      readonly unverified: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly withheldOpen: {
        readonly amount: string;
        readonly currency: Currency;
      };
    }>;
    readonly customer: {
      readonly accountName: string | null | undefined;
      readonly accountNumber: string | null | undefined;
      readonly alias: string | null | undefined;
      readonly bankName: string | null | undefined;
      readonly billingAddress: string | null | undefined;
      readonly businessNumber: string | null | undefined;
      readonly email: string;
      readonly financeEmail: string | null | undefined;
      readonly financeName: string | null | undefined;
      readonly identityNumber: string | null | undefined;
      readonly invoiceEmails: ReadonlyArray<string>;
      readonly language: Language;
      readonly name: string;
      readonly phone: string | null | undefined;
      readonly picEmail: string | null | undefined;
      readonly picName: string | null | undefined;
      readonly picPhone: string | null | undefined;
      readonly registeredAddress: string | null | undefined;
      readonly taxNumber: string | null | undefined;
      readonly termDays: number;
    };
    readonly email: string;
    readonly organizationName: string;
    readonly virtualAccounts: ReadonlyArray<{
      readonly bankCode: string;
      readonly expiresOn: string;
      readonly number: string;
      readonly payee: string | null | undefined;
    }>;
  } | null | undefined;
};
export type callsPortalQuery = {
  response: callsPortalQuery$data;
  variables: callsPortalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerPortal",
    "kind": "LinkedField",
    "name": "customerPortal",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "organizationName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerPortalData",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "alias",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "picPhone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "identityNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "taxNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "businessNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "billingAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "registeredAddress",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountNumber",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "financeName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "financeEmail",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "invoiceEmails",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "termDays",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PortalVirtualAccount",
        "kind": "LinkedField",
        "name": "virtualAccounts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bankCode",
            "storageKey": null
          },
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
            "name": "expiresOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payee",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "CustomerPortalBalance",
        "kind": "LinkedField",
        "name": "balances",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unpaidCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextDueDate",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "toPay",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "overdue",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "unverified",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "withheldOpen",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "credit",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
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
    "metadata": null,
    "name": "callsPortalQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "callsPortalQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "81c012e3642751d8aad8400a9bad5893d3fbab2fdc80d30a0b95738b6a6e63d5",
    "metadata": {},
    "name": "callsPortalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6b623e73d52368a996399deb22ccded";

export default node;
