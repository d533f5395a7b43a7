/**
 * @generated SignedSource<<7f8fc112d28756c3d4a9c52ca265d4a7>>
 * @relayHash 6c51439b969f905308ced56f2f539b5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ab506359b17ccdd778bf16eb5e6f90777e8b530a835dcc0a186eed2ff0a2ef6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateExpectedPageQuery } from './CreateExpectedPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateExpectedPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ab506359b17ccdd778bf16eb5e6f90777e8b530a835dcc0a186eed2ff0a2ef6",
    "metadata": {},
    "name": "CreateExpectedPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
