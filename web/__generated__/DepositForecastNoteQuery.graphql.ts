/**
 * @generated SignedSource<<341402ff36e41c15070f2fc6631d8a1c>>
 * @relayHash 5caff84e82d69957f85b3e9cffeef59b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df645b4d2c8f9fdd5258f5a29cc40c6e5d02578b081b0c4043fd22fca2fb964b

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type ForecastScenarioInput = {
  extraLines?: ReadonlyArray<ForecastExtraLineInput> | null | undefined;
  haircutPercent?: number | null | undefined;
  includesUnapproved?: boolean | null | undefined;
  leavesOut?: ReadonlyArray<string> | null | undefined;
  paymentsLateDays?: number | null | undefined;
  receiptsLateDays?: number | null | undefined;
};
export type ForecastExtraLineInput = {
  amount: string;
  date: string;
  direction: Direction;
};
export type DepositForecastNoteQuery$variables = {
  currency: Currency;
  scenarios: ReadonlyArray<ForecastScenarioInput>;
};
export type DepositForecastNoteQuery$data = {
  readonly organization: {
    readonly cashForecast: {
      readonly minimum: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly scenarios: ReadonlyArray<{
        readonly firstBreach: {
          readonly amount: {
            readonly amount: string;
            readonly currency: Currency;
          };
          readonly day: string;
        } | null | undefined;
      }>;
    } | null | undefined;
  };
};
export type DepositForecastNoteQuery = {
  response: DepositForecastNoteQuery$data;
  variables: DepositForecastNoteQuery$variables;
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
    "name": "scenarios"
  }
],
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
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "currency",
      "variableName": "currency"
    },
    {
      "kind": "Variable",
      "name": "scenarios",
      "variableName": "scenarios"
    },
    {
      "kind": "Literal",
      "name": "unit",
      "value": "MONTH"
    }
  ],
  "concreteType": "CashForecast",
  "kind": "LinkedField",
  "name": "cashForecast",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "minimum",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ForecastScenario",
      "kind": "LinkedField",
      "name": "scenarios",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CashOnDay",
          "kind": "LinkedField",
          "name": "firstBreach",
          "plural": false,
          "selections": [
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
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
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
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DepositForecastNoteQuery",
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
    "name": "DepositForecastNoteQuery",
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
    "id": "df645b4d2c8f9fdd5258f5a29cc40c6e5d02578b081b0c4043fd22fca2fb964b",
    "metadata": {},
    "name": "DepositForecastNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "303559281736245a743715bc51a7c2d4";

export default node;
