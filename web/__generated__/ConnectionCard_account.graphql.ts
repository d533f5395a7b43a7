/**
 * @generated SignedSource<<97f19a20622f013b6e87d737d1ba60c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BankLinkMethod = "API" | "FOLDER" | "SFTP";
export type BankLinkStatus = "FAILING" | "NEVER" | "STALE" | "WORKING";
export type BankLoginField = "CIF" | "COMPANY_ID" | "PASSWORD" | "USER_ID";
import type { FragmentRefs } from "relay-runtime";
export type ConnectionCard_account$data = {
  readonly alias: string;
  readonly connectableBy: ReadonlyArray<BankLinkMethod>;
  readonly connection: {
    readonly credentialsAt: string | null | undefined;
    readonly isSyncing: boolean;
    readonly lastError: {
      readonly code: string;
      readonly message: string;
    } | null | undefined;
    readonly lastImport: {
      readonly " $fragmentSpreads": FragmentRefs<"LastImport_import">;
    } | null | undefined;
    readonly lastSyncedAt: string | null | undefined;
    readonly method: BankLinkMethod;
    readonly nextSyncAt: string | null | undefined;
    readonly schedule: ReadonlyArray<string>;
    readonly status: BankLinkStatus;
    readonly version: number;
  } | null | undefined;
  readonly id: string;
  readonly loginFields: ReadonlyArray<BankLoginField>;
  readonly " $fragmentType": "ConnectionCard_account";
};
export type ConnectionCard_account$key = {
  readonly " $data"?: ConnectionCard_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConnectionCard_account",
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
      "name": "alias",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "connectableBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "loginFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankLink",
      "kind": "LinkedField",
      "name": "connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "method",
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
          "name": "isSyncing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "schedule",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextSyncAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSyncedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "credentialsAt",
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
          "concreteType": "BankLinkError",
          "kind": "LinkedField",
          "name": "lastError",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementImport",
          "kind": "LinkedField",
          "name": "lastImport",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "LastImport_import"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankAccount",
  "abstractKey": null
};

(node as any).hash = "57fbdae8bb8c92cad8fc98d087c7d7e2";

export default node;
