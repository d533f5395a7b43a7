/**
 * @generated SignedSource<<4123397e6f847d14c125e15c07036f51>>
 * @relayHash be0e3d416050206298af76e24dea576f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9b3b0eee83b442cf13931f4afb8a545244188df04201c4fcd9994fc9bfa653b

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type StatementKind = "ADJUSTMENT" | "CREDIT_MEMO" | "INVOICE" | "PAYMENT" | "REFUND" | "SLIP" | "WRITE_OFF";
export type statementCallsQuery$variables = {
  currency: Currency;
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type statementCallsQuery$data = {
  readonly customerPortal: {
    readonly statement: {
      readonly closing: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly currencies: ReadonlyArray<Currency>;
      readonly currency: Currency;
      readonly documentUrl: string;
      readonly entries: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly balance: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly day: string;
        readonly isTakenBack: boolean;
        readonly kind: StatementKind;
        readonly number: string | null | undefined;
      }>;
      readonly from: string;
      readonly opening: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly remaining: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly to: string;
      readonly today: string;
      readonly unapplied: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly waitingForSlip: {
        readonly amount: string;
        readonly currency: Currency;
      };
      readonly writtenOff: {
        readonly amount: string;
        readonly currency: Currency;
      };
    } | null | undefined;
  } | null | undefined;
};
export type statementCallsQuery = {
  response: statementCallsQuery$data;
  variables: statementCallsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "currency"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CustomerPortal",
    "kind": "LinkedField",
    "name": "customerPortal",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "currency",
            "variableName": "currency"
          },
          {
            "kind": "Variable",
            "name": "from",
            "variableName": "from"
          },
          {
            "kind": "Variable",
            "name": "to",
            "variableName": "to"
          }
        ],
        "concreteType": "PortalStatement",
        "kind": "LinkedField",
        "name": "statement",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "currencies",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "to",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "today",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "documentUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "opening",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "closing",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "remaining",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "waitingForSlip",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "writtenOff",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Money",
            "kind": "LinkedField",
            "name": "unapplied",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PortalStatementEntry",
            "kind": "LinkedField",
            "name": "entries",
            "plural": true,
            "selections": [
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
                "name": "number",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "day",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTakenBack",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "balance",
                "plural": false,
                "selections": (v2/*:: as any*/),
                "storageKey": null
              }
            ],
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "statementCallsQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statementCallsQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "b9b3b0eee83b442cf13931f4afb8a545244188df04201c4fcd9994fc9bfa653b",
    "metadata": {},
    "name": "statementCallsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f2148272adae81f90646b847253f2642";

export default node;
