/**
 * @generated SignedSource<<48cb3dabd84a1693ee352ae78945835a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportIssueSeverity = "DUPLICATE" | "ERROR" | "WARNING";
export type ImportSuggestionReason = "BALANCE" | "CLOSEST" | "LETTERS" | "OTHER_FORM" | "OTHER_MARK" | "REPEATED" | "STORED" | "ZERO";
export type StatementImportStatus = "CHECKING" | "FAILED" | "HAS_ERRORS" | "HAS_WARNINGS" | "IMPORTED" | "IMPORTING" | "READY" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type WarningsCard_import$data = {
  readonly counts: {
    readonly warnings: number;
  };
  readonly hasCells: boolean;
  readonly id: string;
  readonly status: StatementImportStatus;
  readonly warnings: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly code: string;
        readonly column: string | null | undefined;
        readonly message: string;
        readonly row: number | null | undefined;
        readonly severity: ImportIssueSeverity;
        readonly suggestion: {
          readonly reason: ImportSuggestionReason;
          readonly value: string | null | undefined;
        } | null | undefined;
        readonly value: string | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "WarningsCard_import";
};
export type WarningsCard_import$key = {
  readonly " $data"?: WarningsCard_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"WarningsCard_import">;
};

import WarningsCardPaginationQuery_graphql from './WarningsCardPaginationQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "warnings"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": WarningsCardPaginationQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "WarningsCard_import",
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
      "name": "hasCells",
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
          "name": "warnings",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "warnings",
      "args": null,
      "concreteType": "ImportIssueConnection",
      "kind": "LinkedField",
      "name": "__WarningsCard_warnings_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ImportIssueEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "ImportIssue",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "severity",
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
                  "name": "column",
                  "storageKey": null
                },
                (v1/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "ImportSuggestion",
                  "kind": "LinkedField",
                  "name": "suggestion",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "reason",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};
})();

(node as any).hash = "d2a9a1f9fc76fae8ed85f0881702057d";

export default node;
