/**
 * @generated SignedSource<<3340ed0767235a949a5185c9d241e735>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type RecordImportPage_import$data = {
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly " $fragmentSpreads": FragmentRefs<"RecordImportProgress_import">;
  readonly " $fragmentType": "RecordImportPage_import";
};
export type RecordImportPage_import$key = {
  readonly " $data"?: RecordImportPage_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordImportPage_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordImportPage_import",
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
      "name": "status",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordImportProgress_import"
    }
  ],
  "type": "RecordImport",
  "abstractKey": null
};

(node as any).hash = "7db16cd1d6f8c7cee4204b64c46649f9";

export default node;
