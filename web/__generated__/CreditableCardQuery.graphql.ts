/**
 * @generated SignedSource<<be8cd6debe23f703936580efed1b0c50>>
 * @relayHash c95b82802d05819eae154142f365a7c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ddeac4e8ffd8e34e1a0c7cb699d2f3a2ad366771dd5e835790c29bc6dee97de

import type { ConcreteRequest } from 'relay-runtime';
export type CreditableCardQuery$variables = {
  invoiceId: string;
};
export type CreditableCardQuery$data = {
  readonly node: {
    readonly lines?: ReadonlyArray<{
      readonly base: {
        readonly amount: string;
      };
    }>;
    readonly totals?: {
      readonly vat: {
        readonly amount: string;
      };
    };
  } | null | undefined;
  readonly organization: {
    readonly creditMemoAmounts: {
      readonly creditableLines: ReadonlyArray<{
        readonly base: {
          readonly amount: string;
        };
      }>;
      readonly creditableVat: {
        readonly amount: string;
      } | null | undefined;
    };
  };
};
export type CreditableCardQuery = {
  response: CreditableCardQuery$data;
  variables: CreditableCardQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "invoiceId"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Money",
    "kind": "LinkedField",
    "name": "base",
    "plural": false,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "invoiceId",
          "variableName": "invoiceId"
        },
        {
          "kind": "Literal",
          "name": "lines",
          "value": ([]/*:: as any*/)
        }
      ],
      "kind": "ObjectValue",
      "name": "draft"
    }
  ],
  "concreteType": "CreditMemoAmounts",
  "kind": "LinkedField",
  "name": "creditMemoAmounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CreditableLine",
      "kind": "LinkedField",
      "name": "creditableLines",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "creditableVat",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "invoiceId"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "vat",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CreditableCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreditableCardQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2ddeac4e8ffd8e34e1a0c7cb699d2f3a2ad366771dd5e835790c29bc6dee97de",
    "metadata": {},
    "name": "CreditableCardQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be6a09e7adc9fae9f2a8fb9fc7487b14";

export default node;
