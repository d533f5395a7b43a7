/**
 * @generated SignedSource<<1b91f9fa353629b1b9c3da0fff1bcb17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type PlanRule = "LAST_BANKING_DAY" | "MONTHLY" | "ONCE" | "WEEKLY" | "YEARLY";
import type { FragmentRefs } from "relay-runtime";
export type PlannedLines_organization$data = {
  readonly plannedLines: ReadonlyArray<{
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly category: string | null | undefined;
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
    } | null | undefined;
    readonly direction: Direction;
    readonly endsOn: string | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly rule: PlanRule;
    readonly startsOn: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "PlannedLines_organization";
};
export type PlannedLines_organization$key = {
  readonly " $data"?: PlannedLines_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlannedLines_organization">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlannedLines_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlannedLine",
      "kind": "LinkedField",
      "name": "plannedLines",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Counterparty",
          "kind": "LinkedField",
          "name": "counterparty",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alias",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "category",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsOn",
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
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "1925e4884a48e0979da357ca2911aae3";

export default node;
