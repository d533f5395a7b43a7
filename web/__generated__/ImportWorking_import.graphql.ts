/**
 * @generated SignedSource<<78bf541909cefdafad85bd42ef490a93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ImportWorking_import$data = {
  readonly done: number;
  readonly fileName: string;
  readonly status: StatementImportStatus;
  readonly total: number;
  readonly " $fragmentType": "ImportWorking_import";
};
export type ImportWorking_import$key = {
  readonly " $data"?: ImportWorking_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportWorking_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportWorking_import",
  "selections": [
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
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "fb9996d4622639781717d351f8cf95b3";

export default node;
