/**
 * @generated SignedSource<<d31bf4729d7d6de2ff0752fc10012fe6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type DecimalMarkEvidence = "BALANCES" | "CELL" | "PERSON" | "PLAIN" | "STANDARD";
export type StatementImportAction = "CONFIRM" | "CORRECT" | "UNDO";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type ImportCheck_import$data = {
  readonly allowedActions: ReadonlyArray<StatementImportAction>;
  readonly annotatedFileUrl: string | null | undefined;
  readonly balanceProof: {
    readonly holds: boolean;
    readonly rows: number;
  } | null | undefined;
  readonly bankAccount: {
    readonly accountNumber: string;
    readonly alias: string;
    readonly currency: Currency;
  };
  readonly counts: {
    readonly duplicates: number;
    readonly errors: number;
    readonly ready: number;
    readonly total: number;
    readonly warnings: number;
  };
  readonly decimalMark: {
    readonly decidedBy: DecimalMarkEvidence;
    readonly mark: string;
    readonly row: number | null | undefined;
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly fileName: string;
  readonly fileSize: number;
  readonly gap: {
    readonly " $fragmentSpreads": FragmentRefs<"GapNotice_gap">;
  } | null | undefined;
  readonly id: string;
  readonly layout: string | null | undefined;
  readonly periodFrom: string | null | undefined;
  readonly periodTo: string | null | undefined;
  readonly status: StatementImportStatus;
  readonly totals: {
    readonly awaited: number;
    readonly closing: {
      readonly amount: string;
    } | null | undefined;
  } | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"AccountSwitch_import" | "DuplicatesCard_import" | "ErrorsCard_import" | "FileEquation_import" | "OtherAccountNotice_import" | "ReadyCard_import" | "WarningsCard_import" | "useStatementImportEdits_import">;
  readonly " $fragmentType": "ImportCheck_import";
};
export type ImportCheck_import$key = {
  readonly " $data"?: ImportCheck_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportCheck_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportCheck_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
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
      "name": "fileSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "layout",
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
      "kind": "ScalarField",
      "name": "annotatedFileUrl",
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
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
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
          "name": "currency",
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
          "name": "total",
          "storageKey": null
        },
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
          "name": "warnings",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicates",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "errors",
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
          "name": "rows",
          "storageKey": null
        },
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
      "alias": null,
      "args": null,
      "concreteType": "FoundDecimalMark",
      "kind": "LinkedField",
      "name": "decimalMark",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mark",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decidedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "row",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementGap",
      "kind": "LinkedField",
      "name": "gap",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GapNotice_gap"
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
          "kind": "ScalarField",
          "name": "awaited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "closing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            }
          ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AccountSwitch_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useStatementImportEdits_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ErrorsCard_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WarningsCard_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DuplicatesCard_import"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReadyCard_import"
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "4e0abe086f1f61b2fcaffb5f3e7bdd8e";

export default node;
