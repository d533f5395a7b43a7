/**
 * @generated SignedSource<<7d03437f0238731c4e2bb5271ca02d52>>
 * @relayHash 1cdbe6fd9fe8406bf777fd7982fdad68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfdc01d84088ff18b42c0a02d2a0424d1e0a5829bce13740b0c77ed22cd449d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReconciliationPageQuery } from './ReconciliationPageQuery.graphql';

const node: PreloadableConcreteRequest<ReconciliationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dfdc01d84088ff18b42c0a02d2a0424d1e0a5829bce13740b0c77ed22cd449d2",
    "metadata": {},
    "name": "ReconciliationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
