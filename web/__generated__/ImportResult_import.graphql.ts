/**
 * @generated SignedSource<<aa8919d04815eb10e2a12240868b6d96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type StatementImportAction = "CONFIRM" | "CORRECT" | "UNDO";
import type { FragmentRefs } from "relay-runtime";
export type ImportResult_import$data = {
  readonly allowedActions: ReadonlyArray<StatementImportAction>;
  readonly balanceProof: {
    readonly holds: boolean;
  } | null | undefined;
  readonly bankAccount: {
    readonly alias: string;
    readonly balance: {
      readonly asOf: string;
      readonly ledger: {
        readonly amount: string;
        readonly currency: Currency;
      };
    } | null | undefined;
    readonly currency: Currency;
    readonly id: string;
  };
  readonly counts: {
    readonly duplicates: number;
    readonly ready: number;
  };
  readonly createdBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly edits: {
    readonly skippedRows: ReadonlyArray<number>;
  };
  readonly fileName: string;
  readonly finishedAt: string | null | undefined;
  readonly id: string;
  readonly leftOut: ReadonlyArray<{
    readonly rows: number;
  }>;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly totals: {
    readonly closing: {
      readonly amount: string;
      readonly currency: Currency;
    } | null | undefined;
    readonly net: {
      readonly amount: string;
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FileEquation_import" | "OtherAccountNotice_import">;
  readonly " $fragmentType": "ImportResult_import";
};
export type ImportResult_import$key = {
  readonly " $data"?: ImportResult_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportResult_import">;
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportResult_import",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "periodTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Balance",
          "kind": "LinkedField",
          "name": "balance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "asOf",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "ledger",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImportCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ready",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicates",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementImportEdits",
      "kind": "LinkedField",
      "name": "edits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "skippedRows",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementImportTotals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
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
          "name": "net",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementsLeftOut",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rows",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BalanceProof",
      "kind": "LinkedField",
      "name": "balanceProof",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FileEquation_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherAccountNotice_import"
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};
})();

(node as any).hash = "124674ee11d010b875a951b956916ddc";

export default node;
