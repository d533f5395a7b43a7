/**
 * @generated SignedSource<<16f10f514dd4e5868fbaf5b0acc5bcba>>
 * @relayHash 455578b4074836db82e0a36ebc64b36b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b4bd61a240d95371bc14b61fd0628fa88142251682e000fa3ca08d2ce17b1d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ApprovalsPageQuery } from './ApprovalsPageQuery.graphql';

const node: PreloadableConcreteRequest<ApprovalsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b4bd61a240d95371bc14b61fd0628fa88142251682e000fa3ca08d2ce17b1d6",
    "metadata": {},
    "name": "ApprovalsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
