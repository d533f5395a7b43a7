/**
 * @generated SignedSource<<de568e06021d2cfd7b7515f7edaf5cbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type RunningImports_import$data = {
  readonly done: number;
  readonly fileName: string;
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly total: number;
  readonly uuid: string;
  readonly " $fragmentType": "RunningImports_import";
};
export type RunningImports_import$key = {
  readonly " $data"?: RunningImports_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunningImports_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunningImports_import",
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
      "name": "uuid",
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

(node as any).hash = "faf6accebea013bd1625a5814e248c9e";

export default node;
