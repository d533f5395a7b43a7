/**
 * @generated SignedSource<<f99e174a72debd45b6ab094789f9ed96>>
 * @relayHash 438af4f4b56bbe6d5afc54179c963034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5eda09109761397fa9aef0d145e8987150760b9054c3838df8467f038e09036

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type CashRuleInput = {
  amountFrom?: string | null | undefined;
  amountTo?: string | null | undefined;
  bankAccountId?: string | null | undefined;
  categoryUuid: string;
  counterpartyId?: string | null | undefined;
  currency?: Currency | null | undefined;
  direction?: Direction | null | undefined;
  words: ReadonlyArray<string>;
};
export type RulePreviewQuery$variables = {
  rule: CashRuleInput;
  ruleId?: string | null | undefined;
};
export type RulePreviewQuery$data = {
  readonly organization: {
    readonly cashRulePreview: {
      readonly fits: number;
      readonly kept: number;
      readonly looked: number;
      readonly statementTransactions: ReadonlyArray<{
        readonly amount: {
          readonly amount: string;
          readonly currency: Currency;
        };
        readonly date: string;
        readonly description: string;
        readonly direction: Direction;
        readonly id: string;
        readonly partyName: string | null | undefined;
      }>;
    } | null | undefined;
  };
};
export type RulePreviewQuery = {
  response: RulePreviewQuery$data;
  variables: RulePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "rule"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ruleId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "rule",
      "variableName": "rule"
    },
    {
      "kind": "Variable",
      "name": "ruleId",
      "variableName": "ruleId"
    }
  ],
  "concreteType": "CashRulePreview",
  "kind": "LinkedField",
  "name": "cashRulePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "looked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fits",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kept",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementTransaction",
      "kind": "LinkedField",
      "name": "statementTransactions",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
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
          "name": "partyName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "direction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": [
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "RulePreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "RulePreviewQuery",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e5eda09109761397fa9aef0d145e8987150760b9054c3838df8467f038e09036",
    "metadata": {},
    "name": "RulePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6dfdc27aa94f046bb1d26c4a20ce0bc8";

export default node;
