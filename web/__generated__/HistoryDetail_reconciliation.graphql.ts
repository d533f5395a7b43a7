/**
 * @generated SignedSource<<c74d93cb103640e2ec7c65849819aebd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AdjustmentKind = "FEE" | "OVERPAYMENT" | "ROUNDING" | "WITHHOLDING";
export type Currency = "IDR" | "SGD" | "USD";
export type Direction = "CREDIT" | "DEBIT";
export type MatchResult = "FULL_MATCH" | "NO_MATCH" | "PARTIAL_MATCH";
export type ReconciliationKind = "AUTOMATIC" | "MANUAL" | "REVIEW";
import type { FragmentRefs } from "relay-runtime";
export type HistoryDetail_reconciliation$data = {
  readonly adjustmentReason: string | null | undefined;
  readonly allocations: ReadonlyArray<{
    readonly adjustments: ReadonlyArray<{
      readonly amount: {
        readonly amount: string;
      };
      readonly kind: AdjustmentKind;
    }>;
    readonly amount: {
      readonly amount: string;
      readonly currency: Currency;
    };
    readonly expectedTransaction: {
      readonly amount: {
        readonly amount: string;
      };
      readonly counterparty: {
        readonly alias: string;
        readonly id: string;
      } | null | undefined;
      readonly date: string;
      readonly description: string;
      readonly id: string;
      readonly number: string;
    };
    readonly statementTransaction: {
      readonly amount: {
        readonly amount: string;
      };
      readonly date: string;
      readonly description: string;
      readonly direction: Direction;
      readonly id: string;
      readonly partyName: string | null | undefined;
    };
  }>;
  readonly amount: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly bankAccount: {
    readonly alias: string;
    readonly id: string;
  };
  readonly createdAt: string;
  readonly createdBy: {
    readonly fullName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly id: string;
  readonly kind: ReconciliationKind;
  readonly removalReason: string | null | undefined;
  readonly removedAt: string | null | undefined;
  readonly removedBy: {
    readonly fullName: string;
    readonly uuid: string;
  } | null | undefined;
  readonly result: MatchResult;
  readonly " $fragmentType": "HistoryDetail_reconciliation";
};
export type HistoryDetail_reconciliation$key = {
  readonly " $data"?: HistoryDetail_reconciliation$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryDetail_reconciliation">;
};

const node: ReaderFragment = (function(){
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
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v2/*:: as any*/),
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
v4 = [
  (v0/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uuid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "amount",
  "plural": false,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryDetail_reconciliation",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "result",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "removedBy",
      "plural": false,
      "selections": (v5/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removalReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adjustmentReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Allocation",
      "kind": "LinkedField",
      "name": "allocations",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Adjustment",
          "kind": "LinkedField",
          "name": "adjustments",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementTransaction",
          "kind": "LinkedField",
          "name": "statementTransaction",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v7/*:: as any*/),
            (v8/*:: as any*/),
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
            (v6/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ExpectedTransaction",
          "kind": "LinkedField",
          "name": "expectedTransaction",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "number",
              "storageKey": null
            },
            (v7/*:: as any*/),
            (v8/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Counterparty",
              "kind": "LinkedField",
              "name": "counterparty",
              "plural": false,
              "selections": (v4/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Reconciliation",
  "abstractKey": null
};
})();

(node as any).hash = "6918d7ca6cdba044caa5c8e931f761de";

export default node;
