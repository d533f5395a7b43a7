/**
 * @generated SignedSource<<9ad474d4cf12b1b2c18c86df20a6a0f8>>
 * @relayHash 3662f59e9de928ba0626e9af18206dfa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 03830f34ff15e4fbe2b37201bb80ff7630a3d62ffdb27006da5fdfd6e856fefe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RecordWithholdingSlipPageQuery } from './RecordWithholdingSlipPageQuery.graphql';

const node: PreloadableConcreteRequest<RecordWithholdingSlipPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "03830f34ff15e4fbe2b37201bb80ff7630a3d62ffdb27006da5fdfd6e856fefe",
    "metadata": {},
    "name": "RecordWithholdingSlipPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
